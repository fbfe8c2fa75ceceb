import type { ResourceName } from "../../contract/finding.ts";
import type { Subject } from "../../contract/rule.ts";
import type { SourceDocument } from "../../contract/source.ts";

/** Where a subject stands: for overrides, selection, and a crash's notice. */
export interface SubjectPlace {
  readonly file: string;
  readonly document: SourceDocument | undefined;
  /** Folder of the chart it belongs to. */
  readonly chart: string | undefined;
  readonly resource: ResourceName | undefined;
  /** Name of the render that made it. */
  readonly render?: string;
}

export function placeOf(subject: Subject): SubjectPlace {
  switch (subject.type) {
    case "resource": {
      const { document, chart, kind, namespace, name, render } = subject.resource;
      const resource = { kind, ...(namespace !== undefined && { namespace }), ...(name !== undefined && { name }) };
      return {
        file: document.file,
        document,
        chart: chart?.folder,
        resource,
        ...(render !== undefined && { render }),
      };
    }
    case "values": {
      const { document, local } = subject.values;
      return { file: document.file, document, chart: local?.folder, resource: undefined };
    }
    case "document": {
      const { document } = subject.plain;
      return { file: document.file, document, chart: undefined, resource: undefined };
    }
    case "chart": {
      const { folder } = subject.chart;
      const file = folder === "" ? "Chart.yaml" : `${folder}/Chart.yaml`;
      return { file, document: undefined, chart: folder, resource: undefined };
    }
  }
}

import type { RenderLimits } from "../evaluate/budget.ts";
import type { Flavour } from "../evaluate/runtime.ts";
import type { MapValue } from "../values/value.ts";

/** What a render depends on beside the chart. */
export interface RenderOptions {
  /** Default `release`. */
  readonly releaseName?: string;
  /** Default `default`. */
  readonly namespace?: string;
  /** Default false: an installation. */
  readonly isUpgrade?: boolean;
  /** Default `helm4`. */
  readonly flavour?: Flavour;
  /** `major.minor` or `major.minor.patch` of the cluster; default that of the flavour's own client. */
  readonly kubernetes?: string;
  /** Group versions served beside the built-in ones, such as `monitoring.coreos.com/v1`. */
  readonly apiVersions?: readonly string[];
  /** Values over the chart's own: overlays merged, settings applied. */
  readonly values?: MapValue;
  /** Whether values are checked against the charts' schemas; default true. Compiling a large schema costs half a second. */
  readonly validates?: boolean;
  readonly limits?: RenderLimits;
  /** Called now and then while it runs; throws to drop the render. */
  readonly checkpoint?: () => void;
  /** Whether `required` and `fail` are noted and rendering goes on with a stand-in; default false. */
  readonly lenient?: boolean;
}

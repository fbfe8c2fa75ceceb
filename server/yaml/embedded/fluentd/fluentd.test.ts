import { describe, expect, it } from "vitest";
import { at, mapAt, OuterFile, plain, scalarAt } from "../testing/outer-file.ts";
import { writtenText } from "../written-text.ts";

const config = `<source>
  @type tail
  path /var/log/*.log # all
  <parse>
    @type "json"
    time_format '%Y \\'x'
  </parse>
</source>
<filter kubernetes.** app.*>
  @type kubernetes_metadata
  watch "#{ENV['WATCH'] || 'true'}"
  labels ["a", # one
    "b"]
  regex /a#b/
  empty
</filter>
`;

describe("Fluentd", () => {
  const file = OuterFile.block(config);
  const root = mapAt(file.parse("fluentd").root);
  const { editor } = root.tree;
  const filter = mapAt(root, "filter");

  it("reads nested sections, patterns and values", () => {
    expect(plain(root)).toEqual({
      source: { "@type": "tail", path: "/var/log/*.log", parse: { "@type": "json", time_format: "%Y 'x" } },
      filter: {
        "": "kubernetes.** app.*",
        "@type": "kubernetes_metadata",
        watch: "<unknown>",
        labels: ["a", "b"],
        regex: "/a#b/",
        empty: "",
      },
    });
    expect(root.complete && filter.complete).toBe(true);
  });

  it("places values and tells what Ruby code says", () => {
    expect(file.at(at(root, "source", "path"))).toBe("/var/log/*.log");
    expect(file.at(at(filter, ""))).toBe("kubernetes.** app.*");
    expect(file.slice(scalarAt(root, "source", "parse", "time_format").originOf(3, 4).place.range)).toBe("\\'");
    expect(writtenText(at(filter, "watch"))).toBe(`"#{ENV['WATCH'] || 'true'}"`);
  });

  it("adds parameters before nested sections, and sections behind them", () => {
    const source = mapAt(root, "source");
    expect(file.apply(editor.set(source, ["tag"], "k.*")).inner).toBe(config.replace("# all\n", "# all\n  tag k.*\n"));
    expect(file.apply(editor.set(source, ["storage", "@type"], "local")).inner).toBe(
      config.replace("  </parse>\n", "  </parse>\n  <storage>\n    @type local\n  </storage>\n"),
    );
    expect(file.apply(editor.set(filter, ["skip_labels"], true)).inner).toBe(
      config.replace("  empty\n", "  empty\n  skip_labels true\n"),
    );
    const match = { "": "**", "@type": "null" };
    expect(file.apply(editor.set(root, ["match"], match)).inner).toBe(
      `${config}\n<match **>\n  @type null\n</match>\n`,
    );
  });

  it("keeps quotes and quotes what needs it", () => {
    const parse = mapAt(root, "source", "parse");
    expect(file.apply(editor.set(parse, ["@type"], 'a"#{b}')).inner).toContain('@type "a\\"\\#{b}"');
    expect(file.apply(editor.set(parse, ["time_format"], "it's")).inner).toContain("time_format 'it\\'s'");
    expect(file.apply(editor.set(parse, ["x"], "a #b")).inner).toContain('    x "a #b"\n');
    expect(file.apply(editor.set(filter, ["empty"], "x")).inner).toContain("  empty x\n");
    const labels = at(filter, "labels");
    expect(labels.type === "list" && file.apply(editor.append(labels, "c")).inner).toContain('\n    "b",\n    "c"]\n');
  });

  it("removes sections and parameters", () => {
    expect(file.apply(editor.remove(at(root, "source", "parse"))).inner).not.toMatch(/parse|time_format/);
    expect(file.apply(editor.remove(at(filter, "labels"))).inner).toBe(config.replace(/ {2}labels[^\]]*\]\n/, ""));
  });

  it("knows what is open after an include or a section that does not end", () => {
    const include = OuterFile.block("<filter a>\n  @include x.conf\n</filter>\n<match b>\n  a 1\n</match>\n");
    const tree = include.parse("fluentd");
    expect(
      [mapAt(tree.root), mapAt(tree.root, "filter"), mapAt(tree.root, "match")].map((map) => map.complete),
    ).toEqual([true, false, true]);
    const broken = OuterFile.block("<filter a>\n  b 1\n  <c>\n    d 2\n</filter>\n<match>\n  e 3\n");
    const root = mapAt(broken.parse("fluentd").root);
    expect(plain(root)).toEqual({ filter: { "": "a", b: "1", c: { d: "2" } }, match: { e: "3" } });
    expect([root, mapAt(root, "filter", "c"), mapAt(root, "match")].map((map) => map.complete)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

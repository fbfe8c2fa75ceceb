import { describe, expect, test } from "vitest";
import { encodeJson } from "../json/encode.ts";
import { map } from "../values/value.ts";
import { applySetting, SettingError, type SettingKind } from "./set-values.ts";

function apply(...settings: readonly (readonly [SettingKind, string])[]): string {
  let values = map();
  for (const [kind, setting] of settings)
    values = applySetting(values, setting, kind, { readFile: (path) => `text of ${path}` });
  return encodeJson(values, { indent: 0, escapesHtml: false }).text;
}

describe("--set", () => {
  test.each([
    ["a=1,b=x", '{"a":1,"b":"x"}'],
    ["a.b.c=true", '{"a":{"b":{"c":true}}}'],
    ["a={x,2,null}", '{"a":["x",2,null]}'],
    ["a[1]=x", '{"a":[null,"x"]}'],
    ["a[0].b=1,a[0].c=2", '{"a":[{"b":1,"c":2}]}'],
    ["a[0][1]=x", '{"a":[[null,"x"]]}'],
    ["a=0,b=007,c=-3,d=1.5", '{"a":0,"b":"007","c":-3,"d":"1.5"}'],
    ["a=x\\,y,b\\.c=1", '{"a":"x,y","b.c":1}'],
    ["a=null", '{"a":null}'],
    ["a=", '{"a":""}'],
  ])("%s", (setting, expected) => {
    expect(apply(["set", setting])).toBe(expected);
  });

  test("later settings go over earlier ones", () => {
    expect(apply(["set", "a.b=1,a.c=2"], ["set", "a.b=3"])).toBe('{"a":{"b":3,"c":2}}');
  });

  test.each(["a", "a[x]=1", "a={1", "a[99999999]=1"])("malformed: %s", (setting) => {
    expect(() => apply(["set", setting])).toThrow(SettingError);
  });
});

test("the other kinds", () => {
  expect(apply(["set-string", "a=1,b=true"])).toBe('{"a":"1","b":"true"}');
  expect(apply(["set-json", 'a={"x":[1,2]},b=3'])).toBe('{"a":{"x":[1,2]},"b":3}');
  expect(apply(["set-json", '{"a":1}'])).toBe('{"a":1}');
  expect(apply(["set-file", "a=x.txt"])).toBe('{"a":"text of x.txt"}');
});

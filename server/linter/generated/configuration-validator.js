// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.
// <stdin>
var validate = validate79;
var stdin_default = validate79;
var pattern5 = new RegExp("^v?1\\.[0-9]{1,2}([.+-][0-9A-Za-z.+-]*)?$", "u");
var pattern6 = new RegExp("^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$", "u");
var schema93 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "description": "Name of this render, as findings name it; each of a chart has its own.", "type": "string", "pattern": "." }, "release": { "description": "Name of the release (default: release).", "type": "string", "pattern": "." }, "values": { "description": "Values files in order, relative to the chart's folder.", "type": "array", "items": { "type": "string", "pattern": "^(?!/)(?![A-Za-z]:)[^\\\\]+$" } }, "namespace": { "description": "Namespace it is released to.", "type": "string", "pattern": "." }, "set": { "description": "Settings as helm's --set takes them: a.b=1,c[0]=x", "type": "array", "items": { "type": "string", "pattern": "." } }, "setString": { "description": "As set; values are texts.", "type": "array", "items": { "type": "string", "pattern": "." } }, "setJson": { "description": "As set; values are JSON.", "type": "array", "items": { "type": "string", "pattern": "." } }, "setFile": { "description": "As set; values are files, relative to the chart's folder, whose texts are set.", "type": "array", "items": { "type": "string", "pattern": "." } }, "apiVersions": { "description": "Group versions that the cluster serves beside the built-in ones, such as monitoring.coreos.com/v1.", "type": "array", "items": { "type": "string", "pattern": "." } }, "helm": { "description": "Major version of Helm that it is released with (default: 4).", "enum": [3, 4] } } };
var pattern7 = new RegExp(".", "u");
var pattern9 = new RegExp("^(?!/)(?![A-Za-z]:)[^\\\\]+$", "u");
var func1 = Object.prototype.hasOwnProperty;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.values === void 0 && (missing0 = "values")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.chart === void 0) {
        const err1 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "chart" }, message: "must have required property 'chart'" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.path === void 0) {
        const err2 = { instancePath, schemaPath: "#/else/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    const err3 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "path" || key0 === "renders" || key0 === "values" || key0 === "chart" || key0 === "version" || key0 === "repository")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (!pattern6.test(data0)) {
          const err5 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$" }, message: 'must match pattern "^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.renders !== void 0) {
      let data1 = data.renders;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.name === void 0) {
              const err7 = { instancePath: instancePath + "/renders/" + i0, schemaPath: "#/$defs/render/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!func1.call(schema93.properties, key1)) {
                const err8 = { instancePath: instancePath + "/renders/" + i0, schemaPath: "#/$defs/render/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data2.name !== void 0) {
              let data3 = data2.name;
              if (typeof data3 === "string") {
                if (!pattern7.test(data3)) {
                  const err9 = { instancePath: instancePath + "/renders/" + i0 + "/name", schemaPath: "#/$defs/render/properties/name/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/renders/" + i0 + "/name", schemaPath: "#/$defs/render/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.release !== void 0) {
              let data4 = data2.release;
              if (typeof data4 === "string") {
                if (!pattern7.test(data4)) {
                  const err11 = { instancePath: instancePath + "/renders/" + i0 + "/release", schemaPath: "#/$defs/render/properties/release/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/renders/" + i0 + "/release", schemaPath: "#/$defs/render/properties/release/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data2.values !== void 0) {
              let data5 = data2.values;
              if (Array.isArray(data5)) {
                const len1 = data5.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data6 = data5[i1];
                  if (typeof data6 === "string") {
                    if (!pattern9.test(data6)) {
                      const err13 = { instancePath: instancePath + "/renders/" + i0 + "/values/" + i1, schemaPath: "#/$defs/render/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^(?!/)(?![A-Za-z]:)[^\\\\]+$" }, message: 'must match pattern "^(?!/)(?![A-Za-z]:)[^\\\\]+$"' };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                  } else {
                    const err14 = { instancePath: instancePath + "/renders/" + i0 + "/values/" + i1, schemaPath: "#/$defs/render/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                }
              } else {
                const err15 = { instancePath: instancePath + "/renders/" + i0 + "/values", schemaPath: "#/$defs/render/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.namespace !== void 0) {
              let data7 = data2.namespace;
              if (typeof data7 === "string") {
                if (!pattern7.test(data7)) {
                  const err16 = { instancePath: instancePath + "/renders/" + i0 + "/namespace", schemaPath: "#/$defs/render/properties/namespace/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/renders/" + i0 + "/namespace", schemaPath: "#/$defs/render/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data2.set !== void 0) {
              let data8 = data2.set;
              if (Array.isArray(data8)) {
                const len2 = data8.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  let data9 = data8[i2];
                  if (typeof data9 === "string") {
                    if (!pattern7.test(data9)) {
                      const err18 = { instancePath: instancePath + "/renders/" + i0 + "/set/" + i2, schemaPath: "#/$defs/render/properties/set/items/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                  } else {
                    const err19 = { instancePath: instancePath + "/renders/" + i0 + "/set/" + i2, schemaPath: "#/$defs/render/properties/set/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
              } else {
                const err20 = { instancePath: instancePath + "/renders/" + i0 + "/set", schemaPath: "#/$defs/render/properties/set/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data2.setString !== void 0) {
              let data10 = data2.setString;
              if (Array.isArray(data10)) {
                const len3 = data10.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data11 = data10[i3];
                  if (typeof data11 === "string") {
                    if (!pattern7.test(data11)) {
                      const err21 = { instancePath: instancePath + "/renders/" + i0 + "/setString/" + i3, schemaPath: "#/$defs/render/properties/setString/items/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  } else {
                    const err22 = { instancePath: instancePath + "/renders/" + i0 + "/setString/" + i3, schemaPath: "#/$defs/render/properties/setString/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
              } else {
                const err23 = { instancePath: instancePath + "/renders/" + i0 + "/setString", schemaPath: "#/$defs/render/properties/setString/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.setJson !== void 0) {
              let data12 = data2.setJson;
              if (Array.isArray(data12)) {
                const len4 = data12.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data13 = data12[i4];
                  if (typeof data13 === "string") {
                    if (!pattern7.test(data13)) {
                      const err24 = { instancePath: instancePath + "/renders/" + i0 + "/setJson/" + i4, schemaPath: "#/$defs/render/properties/setJson/items/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                  } else {
                    const err25 = { instancePath: instancePath + "/renders/" + i0 + "/setJson/" + i4, schemaPath: "#/$defs/render/properties/setJson/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
              } else {
                const err26 = { instancePath: instancePath + "/renders/" + i0 + "/setJson", schemaPath: "#/$defs/render/properties/setJson/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data2.setFile !== void 0) {
              let data14 = data2.setFile;
              if (Array.isArray(data14)) {
                const len5 = data14.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data15 = data14[i5];
                  if (typeof data15 === "string") {
                    if (!pattern7.test(data15)) {
                      const err27 = { instancePath: instancePath + "/renders/" + i0 + "/setFile/" + i5, schemaPath: "#/$defs/render/properties/setFile/items/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                  } else {
                    const err28 = { instancePath: instancePath + "/renders/" + i0 + "/setFile/" + i5, schemaPath: "#/$defs/render/properties/setFile/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
              } else {
                const err29 = { instancePath: instancePath + "/renders/" + i0 + "/setFile", schemaPath: "#/$defs/render/properties/setFile/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data2.apiVersions !== void 0) {
              let data16 = data2.apiVersions;
              if (Array.isArray(data16)) {
                const len6 = data16.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data17 = data16[i6];
                  if (typeof data17 === "string") {
                    if (!pattern7.test(data17)) {
                      const err30 = { instancePath: instancePath + "/renders/" + i0 + "/apiVersions/" + i6, schemaPath: "#/$defs/render/properties/apiVersions/items/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                  } else {
                    const err31 = { instancePath: instancePath + "/renders/" + i0 + "/apiVersions/" + i6, schemaPath: "#/$defs/render/properties/apiVersions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
              } else {
                const err32 = { instancePath: instancePath + "/renders/" + i0 + "/apiVersions", schemaPath: "#/$defs/render/properties/apiVersions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data2.helm !== void 0) {
              let data18 = data2.helm;
              if (!(data18 === 3 || data18 === 4)) {
                const err33 = { instancePath: instancePath + "/renders/" + i0 + "/helm", schemaPath: "#/$defs/render/properties/helm/enum", keyword: "enum", params: { allowedValues: schema93.properties.helm.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/renders/" + i0, schemaPath: "#/$defs/render/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/renders", schemaPath: "#/properties/renders/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data19 = data.values;
      if (Array.isArray(data19)) {
        const len7 = data19.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data20 = data19[i7];
          if (typeof data20 === "string") {
            if (!pattern7.test(data20)) {
              const err36 = { instancePath: instancePath + "/values/" + i7, schemaPath: "#/properties/values/items/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/values/" + i7, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
      } else {
        const err38 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.chart !== void 0) {
      let data21 = data.chart;
      if (typeof data21 === "string") {
        if (!pattern7.test(data21)) {
          const err39 = { instancePath: instancePath + "/chart", schemaPath: "#/properties/chart/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      } else {
        const err40 = { instancePath: instancePath + "/chart", schemaPath: "#/properties/chart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data22 = data.version;
      if (typeof data22 === "string") {
        if (!pattern7.test(data22)) {
          const err41 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      } else {
        const err42 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.repository !== void 0) {
      let data23 = data.repository;
      if (typeof data23 === "string") {
        if (!pattern7.test(data23)) {
          const err43 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      } else {
        const err44 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
  } else {
    const err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err45];
    } else {
      vErrors.push(err45);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema94 = { "title": "RuleSettings", "description": "Severity and options by rule id.", "type": "object", "additionalProperties": false, "properties": { "alert-on-removed-metric": { "description": "An alert, a recording rule or a dashboard asks for a metric that this version of Kubernetes no longer serves.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoredMetrics": { "type": "array", "items": { "type": "string" }, "default": [], "description": "Names of metrics that are not reported, where something else still serves them." } }, "description": "Options of alert-on-removed-metric." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "audit-webhook-blocks": { "description": "The API server waits for its audit webhook, or sends to it without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "untruncated": { "type": "boolean", "default": false, "description": "Also hint at batch mode without truncation, whose buffer of 10,000 events has no limit in bytes." } }, "description": "Options of audit-webhook-blocks." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "batch-pods-resolve-through-cluster-dns": { "description": "Many batch pods at once resolve each outside name with up to ten queries to the cluster's DNS.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "parallelism": { "description": "Pods at once from which a Job is looked at. A judgement, not a measured limit.", "type": "integer", "minimum": 1, "default": 50 } }, "description": "Options of batch-pods-resolve-through-cluster-dns." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "cluster-wide-watch-per-node": { "description": "A program on every node watches the whole cluster, although it could keep to its own node.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of cluster-wide-watch-per-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "cni-without-fan-out": { "description": "A CNI plugin reads the whole cluster from every node, without the fan-out or batches made for it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "nodes": { "description": "Nodes (cluster.nodes) up to which Calico without Typha is no finding.", "type": "integer", "minimum": 1, "default": 50 }, "manyNodes": { "description": "Nodes (cluster.nodes) above which Calico needs Typha, and Cilium is looked at.", "type": "integer", "minimum": 1, "default": 100 } }, "description": "Options of cni-without-fan-out." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "consul-agent-leaves-ghosts": { "description": "A Consul client agent is stopped without leaving, and stays in the pool as a failed member for days.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "servers": { "description": "Also servers; they come back under the same name, so that most set-ups want them to stay members.", "type": "boolean", "default": false } }, "description": "Options of consul-agent-leaves-ghosts." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "consul-agent-sidecar": { "description": "A Consul client agent in each Pod: the gossip pool grows and churns with the Pods.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "members": { "description": "Pods of one workload from which its agents are an error: a tenth of the pool that HashiCorp advises.", "type": "integer", "minimum": 1, "default": 500 } }, "description": "Options of consul-agent-sidecar." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "consul-gossip-unencrypted": { "description": "Consul agents gossip without a key, so whoever reaches the port can join the pool.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "servers": { "description": "Also pools of servers alone, without client agents.", "type": "boolean", "default": false } }, "description": "Options of consul-gossip-unencrypted." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "consul-gossip-version": { "description": "A Consul agent from before gossip was made stable for large pools.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "oldest": { "description": "The oldest version of an agent that is no finding.", "type": "string", "pattern": "^\\d+\\.\\d+\\.\\d+$", "default": "1.2.3" } }, "description": "Options of consul-gossip-version." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "cronjob-piles-up": { "description": "A dense CronJob starts Jobs beside those that have not ended, and nothing ends them.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minutes": { "description": "Minutes between two runs up to which a schedule is dense.", "type": "number", "minimum": 1, "default": 5 }, "history": { "description": "Finished Jobs that one CronJob may keep.", "type": "integer", "minimum": 0, "default": 100 } }, "description": "Options of cronjob-piles-up." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "custom-resource-as-database": { "description": "A program keeps data without a bound as custom resources, which means in the cluster's etcd.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "manyPods": { "description": "Pods (cluster.pods) from which two reports for each of them are a warning.", "type": "integer", "minimum": 1, "default": 1e3 } }, "description": "Options of custom-resource-as-database." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "daemonset-rollout-herd": { "description": "A rollout restarts agents that read the API server on many nodes at once.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "percent": { "description": "Share of the nodes, in percent, that may be replaced at once.", "type": "number", "minimum": 1, "maximum": 100, "default": 33 }, "pods": { "description": "Pods that may always be replaced at once, where cluster.nodes tells how many a share is.", "type": "integer", "minimum": 1, "default": 10 } }, "description": "Options of daemonset-rollout-herd." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-alert-too-loose": { "description": "An alert on the disk of etcd fires only far beyond what etcd's documentation asks for, and no other one does earlier.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "factor": { "type": "number", "minimum": 1, "default": 10, "description": "How many times the documented limit (10 ms for fsync, 25 ms for commits) a threshold may be before it is reported." } }, "description": "Options of etcd-alert-too-loose." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-defrag-unguarded": { "description": "A scheduled defragmentation of etcd that asks neither whether it is worth it nor how the members are.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumTimeoutSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 30, "description": "A --command-timeout of etcdctl below this is reported; its default is 5 s, that of the tool etcd-defrag 30 s." }, "perDay": { "type": "integer", "minimum": 1, "default": 1, "description": "More defragmentations a day than this are reported." } }, "description": "Options of etcd-defrag-unguarded." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-even-members": { "description": "An even number of etcd members bears no more failures than one less, and more than seven make every write slow.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumMembers": { "type": "integer", "minimum": 3, "default": 7, "description": "More members than this are reported, odd or not. etcd's documentation says at most seven." } }, "description": "Options of etcd-even-members." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-heartbeat-too-short": { "description": "The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumMilliseconds": { "type": "integer", "minimum": 1, "maximum": 5e3, "default": 100, "description": "Heartbeat intervals shorter than this are reported for clusters with several members." }, "hintBelowTenHeartbeats": { "type": "boolean", "default": false, "description": "Hint at election timeouts from 5 up to less than 10 heartbeat intervals, which etcd accepts." } }, "description": "Options of etcd-heartbeat-too-short." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-liveness-kills-members": { "description": "The liveness probe of etcd fails on alarms or without a majority, so that members are restarted when that cannot help.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "patientSeconds": { "type": "integer", "minimum": 1, "default": 150, "description": "A probe by etcdctl that fails for this long before the restart is only an info. 150 s are what Kubernetes' own manifest chose." } }, "description": "Options of etcd-liveness-kills-members." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-quota": { "description": "The quota of etcd's database is off, unreadable, above 8 GiB, more than the memory, or left at 2 GiB in a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumBytes": { "type": "integer", "minimum": 1, "default": 8589934592, "description": "Quotas above this many bytes are reported. etcd itself warns above 8 GiB." }, "nodesThatNeedOne": { "type": "integer", "minimum": 1, "default": 1e3, "description": "With more nodes than this, as declared in the configuration, a quota left at the default of 2 GiB is reported." } }, "description": "Options of etcd-quota." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-shared-disk": { "description": "Members of etcd share a disk with other pods or with each other, or write to a file system in the network.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "requireStorageClass": { "type": "boolean", "default": false, "description": "Hint at volumes of etcd with three members or more that name no storage class." } }, "description": "Options of etcd-shared-disk." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-timer-ignored": { "description": "A timer of etcd is written in a way that etcd, or the tool that starts it, ignores or refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of etcd-timer-ignored." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-version-unsupported": { "description": "A version of etcd that can corrupt its data, or that gets no fixes any more.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "oldestMinor": { "type": "integer", "minimum": 0, "default": 5, "description": "The oldest minor version of etcd 3 that is not reported. 3.4 gets no releases any more since 3.7.0." } }, "description": "Options of etcd-version-unsupported." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-volume-too-slow": { "description": "Members of etcd on volumes that are hard disks, or whose size or setting gives too few operations a second.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumIops": { "type": "integer", "minimum": 1, "default": 500, "description": "Volumes with fewer operations a second than this, as the provider publishes them, are reported. etcd needs 50 in sequence, and published ones can be ten times that." } }, "description": "Options of etcd-volume-too-slow." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "event-flood-shares-etcd": { "description": "Events without a limit, or kept for long, share the etcd of everything else.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which events should have an etcd of their own." }, "maximumHours": { "type": "number", "exclusiveMinimum": 0, "default": 3, "description": "Time to live of events above which it is reported; the API server's default is 1 hour." } }, "description": "Options of event-flood-shares-etcd." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-api-removed": { "description": "A flow-control object in an API version that the cluster does not serve.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-api-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-exempts-workload": { "description": "A FlowSchema that sends a workload's requests to the level without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-exempts-workload." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-never-matches": { "description": "A FlowSchema that is refused, ignored, or comes too late to match what it names.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-never-matches." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-shares-field": { "description": "A priority level whose shares stand in a field that its API version does not know.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-shares-field." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-will-be-deleted": { "description": "A flow-control object that the API server deletes or puts back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-will-be-deleted." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "get-etcd-per-record": { "description": "A program on every node sends single requests that each reach etcd, again and again.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of get-etcd-per-record." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "helm-history-unbounded": { "description": "Helm keeps every revision of a release, each a Secret with the whole chart.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "revisions": { "description": "Revisions that a release may keep. Helm itself keeps 10.", "type": "integer", "minimum": 1, "default": 50 } }, "description": "Options of helm-history-unbounded." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "inflight-limits-unsized": { "description": "The API server's in-flight limits are below the default, or the default on a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumSeats": { "type": "integer", "minimum": 1, "default": 600, "description": "Sum of both limits below which they are reported. 600 is the API server's default." }, "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which the default sum is reported as information." } }, "description": "Options of inflight-limits-unsized." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "job-never-cleaned": { "description": "Jobs or workflows with a new name each time stay in etcd after they have finished.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "everyJob": { "description": "Also Jobs with a fixed name, of which there is only one at a time.", "type": "boolean", "default": false } }, "description": "Options of job-never-cleaned." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-fragile": { "description": "Leader-election timings that survive a shorter silence of the API server than the product's defaults.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "hintBelowSeconds": { "type": "number", "minimum": 0, "default": 0, "description": "Hint at every election, those with the product's defaults included, that survives fewer seconds without the API server. 0: none." } }, "description": "Options of leader-election-fragile." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-invalid": { "description": "Leader-election timings that the program refuses, so that it never starts.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-invalid." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-lock-removed": { "description": "A kind of leader-election lock that this Kubernetes version no longer knows.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-lock-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-on-every-node": { "description": "A leader election inside a DaemonSet: every node polls the lock to wait for it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "readsPerSecond": { "type": "number", "exclusiveMinimum": 0, "default": 5, "description": "Lease reads a second of all nodes together from which a known number of nodes is a finding. 16 nodes make 5 with a retry period of 2 s." } }, "description": "Options of leader-election-on-every-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-shares-lane": { "description": "A leader election outside kube-system renews its Lease in the same lane as every ordinary Pod.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-shares-lane." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-age-unwatched": { "description": "Namespace Leases without an alert on their age.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "renewWindowSeconds": { "type": "number", "minimum": 0, "default": 10, "description": "Renewal window of a shared Lease: its age counts from the end of it." }, "pageSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 2, "description": "Seconds that a Lease may be late before somebody is paged; the objective is half of it." } }, "description": "Options of lease-age-unwatched." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-cache-can-lose": { "description": "A cache in front of lease storage that evicts leases, writes them later, or may grow until it is killed.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of lease-cache-can-lose." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-mode-undocumented": { "description": "An override of the lease mode that the team's runbook does not mention.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of lease-mode-undocumented." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-per-object": { "description": "One Lease for each Pod, Service or Ingress instead of one for a namespace.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "default": ["leaseMode"], "items": { "type": "string" }, "description": "Values keys that choose what a Lease is kept for. Matched exactly." }, "perObjectValues": { "type": "array", "default": ["pod", "pods", "per-pod", "service", "services", "per-service", "ingress", "ingresses", "per-ingress", "endpoint", "per-endpoint", "object", "per-object"], "items": { "type": "string" }, "description": "Values of such a key that mean one Lease for each object; case, `-` and `_` do not matter." }, "writesPerSecond": { "type": "number", "default": 5, "exclusiveMinimum": 0, "description": "Lease updates a second from which a known number of Services or shards is a finding. 5 is a tenth of what 500 nodes make." } }, "description": "Options of lease-per-object." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-renew-budget": { "description": "All Leases in view together are updated more often than a budget, or than the nodes' own heartbeats.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "writesPerSecond": { "type": "number", "exclusiveMinimum": 0, "default": 20, "description": "Lease updates a second that may be made besides the nodes' own; where the nodes' own are more (a tenth of cluster.nodes), those are the budget." } }, "description": "Options of lease-renew-budget." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-renew-too-often": { "description": "A Lease that is renewed more often than it has to be: shared Leases, node Leases, retry periods under a second.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "items": { "type": "string" }, "default": ["leaseRenewInterval", "leaseRenewPeriod", "leaseRenewWindow", "leaseRenewSeconds", "renewInterval", "renewWindow"], "description": "Values keys beside leaseMode that say how often a shared Lease is renewed. Matched exactly." }, "windowSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 10, "description": "Renewal window of a shared Lease: shorter ones are reported." }, "nodeLeaseSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 40, "description": "nodeLeaseDurationSeconds below this are reported." }, "retryPeriodSeconds": { "type": "number", "minimum": 0, "default": 1, "description": "Retry periods of leader elections below this are reported." } }, "description": "Options of lease-renew-too-often." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-selector-assumes-pod": { "description": "With namespace Leases something still asks for a Lease that is named after a Pod.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of lease-selector-assumes-pod." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "list-without-resource-version": { "description": "A program on every node lists from etcd instead of the API server's cache.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "scripts": { "description": "Whether kubectl, curl and wget in commands and mounted scripts are looked at.", "type": "boolean", "default": true }, "oldEtcd": { "description": "Set it when etcd is older than 3.5.13 (on the 3.4 line 3.4.31): then Kubernetes 1.31 and later still read such lists from etcd.", "type": "boolean", "default": false } }, "description": "Options of list-without-resource-version." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "missing-flow-schema": { "description": "An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "permissions": { "description": "Whether a hint is given for DaemonSets of unknown programs whose permissions let them list or watch the whole cluster.", "type": "boolean", "default": false }, "shares": { "description": "nominalConcurrencyShares of the level that the fix writes. 5 leave leader election 24 of its 25 seats.", "type": "integer", "minimum": 1, "default": 5 }, "secondsPerList": { "description": "Seconds that one list takes, as assumed for the drain time.", "type": "number", "exclusiveMinimum": 0, "default": 1 } }, "description": "Options of missing-flow-schema." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "node-status-report-trap": { "description": "A kubelet configuration that makes every node write its whole status as often as it computes it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of node-status-report-trap." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-rejected": { "description": "A priority level that the API server refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of priority-level-rejected." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-starves-leaders": { "description": "Priority levels with so many shares that leader election keeps too few seats.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "inflight": { "description": "Seats of an API server: --max-requests-inflight and --max-mutating-requests-inflight together, 600 by default.", "type": "integer", "minimum": 1, "default": 600 }, "warnBelow": { "description": "Seats of leader election below which the levels are a finding. 25 are there without them.", "type": "integer", "minimum": 1, "default": 15 }, "errorBelow": { "description": "Seats of leader election below which the finding is an error.", "type": "integer", "minimum": 0, "default": 8 } }, "description": "Options of priority-level-starves-leaders." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "quantile-misses-objective": { "description": "An alert or recording rule that computes another quantile than it claims, or aggregates the buckets away.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of quantile-misses-objective." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "sidecar-can-starve-node": { "description": "A log or metric sidecar tries for ever, or without a wait, and no CPU limit holds it back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "backOffSeconds": { "description": "A longest wait between two tries below this many seconds counts as none. 5 is where Fluent Bit starts.", "type": "number", "exclusiveMinimum": 0, "default": 5 }, "requireCpuLimit": { "description": "Also each log or metric sidecar without a CPU limit, however it tries.", "type": "boolean", "default": false } }, "description": "Options of sidecar-can-starve-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "two-writers-one-secret": { "description": "Two objects make controllers write the same Secret, each undoing the other's work.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of two-writers-one-secret." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "vault-on-consul-without-agent": { "description": "Vault keeps its data in Consul, but no Consul agent is where it asks for one.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "servers": { "description": "Also tell, as info, where Vault talks to a Consul server past the agents.", "type": "boolean", "default": true } }, "description": "Options of vault-on-consul-without-agent." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "watch-cache-off": { "description": "The API server's watch cache is switched off, so every list and watch is read from etcd.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of watch-cache-off." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-backend-single": { "description": "A webhook that fails closed on everyday writes has one Pod behind it, or Pods that go away together.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "requireDisruptionBudget": { "type": "boolean", "default": true, "description": "Several Pods without a PodDisruptionBudget in view are reported as information." } }, "description": "Options of webhook-backend-single." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-fails-closed-on-system": { "description": "An admission webhook that fails closed stands in front of what the cluster needs to heal itself.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-fails-closed-on-system." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-intercepts-leases": { "description": "An admission webhook is asked about the Lease updates of the control plane or of the nodes.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumTimeoutSeconds": { "type": "integer", "minimum": 1, "maximum": 4, "default": 3, "description": "A webhook that may take longer is an error, any other a warning. A Lease update is given up after 5 s by default." } }, "description": "Options of webhook-intercepts-leases." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-mutates-owned": { "description": "A mutating webhook may change ReplicaSets, which the Deployment controller compares with its template.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-mutates-owned." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-timeout-budget": { "description": "The webhooks that one request passes may together take longer than its sender waits.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "seconds": { "type": "integer", "minimum": 1, "default": 30, "description": "Sum of time-outs from which a request is a finding; half of what the API server gives a request." }, "leaseSeconds": { "type": "integer", "minimum": 1, "default": 5, "description": "The same for Lease updates in kube-system; the holder of a lock gives up after 5 s by default." } }, "description": "Options of webhook-timeout-budget." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } } } };
var schema95 = { "description": "off (or false); on (or true) for the rule's own severity; or the severity to report with.", "enum": ["off", "on", "hint", "info", "warning", "error", false, true] };
var pattern4 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "u");
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema94.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data["alert-on-removed-metric"] !== void 0) {
      let data0 = data["alert-on-removed-metric"];
      const _errs3 = errors;
      let valid1 = true;
      const _errs4 = errors;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs4 === errors;
      errors = _errs3;
      if (vErrors !== null) {
        if (_errs3) {
          vErrors.length = _errs3;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs6 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          for (const key1 in data0) {
            if (!(key1 === "severity" || key1 === "options")) {
              const err2 = { instancePath: instancePath + "/alert-on-removed-metric", schemaPath: "#/properties/alert-on-removed-metric/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
          if (data0.severity !== void 0) {
            let data1 = data0.severity;
            if (!(data1 === "off" || data1 === "on" || data1 === "hint" || data1 === "info" || data1 === "warning" || data1 === "error" || data1 === false || data1 === true)) {
              const err3 = { instancePath: instancePath + "/alert-on-removed-metric/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data0.options !== void 0) {
            let data2 = data0.options;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
              for (const key2 in data2) {
                if (!(key2 === "ignoredMetrics")) {
                  const err4 = { instancePath: instancePath + "/alert-on-removed-metric/options", schemaPath: "#/properties/alert-on-removed-metric/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              }
              if (data2.ignoredMetrics !== void 0) {
                let data3 = data2.ignoredMetrics;
                if (Array.isArray(data3)) {
                  const len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data3[i0] !== "string") {
                      const err5 = { instancePath: instancePath + "/alert-on-removed-metric/options/ignoredMetrics/" + i0, schemaPath: "#/properties/alert-on-removed-metric/then/properties/options/properties/ignoredMetrics/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err6 = { instancePath: instancePath + "/alert-on-removed-metric/options/ignoredMetrics", schemaPath: "#/properties/alert-on-removed-metric/then/properties/options/properties/ignoredMetrics/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            } else {
              const err7 = { instancePath: instancePath + "/alert-on-removed-metric/options", schemaPath: "#/properties/alert-on-removed-metric/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        } else {
          const err8 = { instancePath: instancePath + "/alert-on-removed-metric", schemaPath: "#/properties/alert-on-removed-metric/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs18 = errors;
        if (!(data0 === "off" || data0 === "on" || data0 === "hint" || data0 === "info" || data0 === "warning" || data0 === "error" || data0 === false || data0 === true)) {
          const err9 = { instancePath: instancePath + "/alert-on-removed-metric", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if (!valid1) {
        const err10 = { instancePath: instancePath + "/alert-on-removed-metric", schemaPath: "#/properties/alert-on-removed-metric/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data["audit-webhook-blocks"] !== void 0) {
      let data5 = data["audit-webhook-blocks"];
      const _errs21 = errors;
      let valid8 = true;
      const _errs22 = errors;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid1 = _errs22 === errors;
      errors = _errs21;
      if (vErrors !== null) {
        if (_errs21) {
          vErrors.length = _errs21;
        } else {
          vErrors = null;
        }
      }
      let ifClause1;
      if (_valid1) {
        const _errs24 = errors;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          for (const key3 in data5) {
            if (!(key3 === "severity" || key3 === "options")) {
              const err12 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/properties/audit-webhook-blocks/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data5.severity !== void 0) {
            let data6 = data5.severity;
            if (!(data6 === "off" || data6 === "on" || data6 === "hint" || data6 === "info" || data6 === "warning" || data6 === "error" || data6 === false || data6 === true)) {
              const err13 = { instancePath: instancePath + "/audit-webhook-blocks/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
          if (data5.options !== void 0) {
            let data7 = data5.options;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              for (const key4 in data7) {
                if (!(key4 === "untruncated")) {
                  const err14 = { instancePath: instancePath + "/audit-webhook-blocks/options", schemaPath: "#/properties/audit-webhook-blocks/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
              if (data7.untruncated !== void 0) {
                if (typeof data7.untruncated !== "boolean") {
                  const err15 = { instancePath: instancePath + "/audit-webhook-blocks/options/untruncated", schemaPath: "#/properties/audit-webhook-blocks/then/properties/options/properties/untruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
            } else {
              const err16 = { instancePath: instancePath + "/audit-webhook-blocks/options", schemaPath: "#/properties/audit-webhook-blocks/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        } else {
          const err17 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/properties/audit-webhook-blocks/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid1 = _errs24 === errors;
        valid8 = _valid1;
        ifClause1 = "then";
      } else {
        const _errs34 = errors;
        if (!(data5 === "off" || data5 === "on" || data5 === "hint" || data5 === "info" || data5 === "warning" || data5 === "error" || data5 === false || data5 === true)) {
          const err18 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid1 = _errs34 === errors;
        valid8 = _valid1;
        ifClause1 = "else";
      }
      if (!valid8) {
        const err19 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/properties/audit-webhook-blocks/if", keyword: "if", params: { failingKeyword: ifClause1 }, message: 'must match "' + ifClause1 + '" schema' };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data["batch-pods-resolve-through-cluster-dns"] !== void 0) {
      let data9 = data["batch-pods-resolve-through-cluster-dns"];
      const _errs37 = errors;
      let valid13 = true;
      const _errs38 = errors;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
        const err20 = {};
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      var _valid2 = _errs38 === errors;
      errors = _errs37;
      if (vErrors !== null) {
        if (_errs37) {
          vErrors.length = _errs37;
        } else {
          vErrors = null;
        }
      }
      let ifClause2;
      if (_valid2) {
        const _errs40 = errors;
        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
          for (const key5 in data9) {
            if (!(key5 === "severity" || key5 === "options")) {
              const err21 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns", schemaPath: "#/properties/batch-pods-resolve-through-cluster-dns/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          if (data9.severity !== void 0) {
            let data10 = data9.severity;
            if (!(data10 === "off" || data10 === "on" || data10 === "hint" || data10 === "info" || data10 === "warning" || data10 === "error" || data10 === false || data10 === true)) {
              const err22 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (data9.options !== void 0) {
            let data11 = data9.options;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              for (const key6 in data11) {
                if (!(key6 === "parallelism")) {
                  const err23 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns/options", schemaPath: "#/properties/batch-pods-resolve-through-cluster-dns/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
              if (data11.parallelism !== void 0) {
                let data12 = data11.parallelism;
                if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                  const err24 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns/options/parallelism", schemaPath: "#/properties/batch-pods-resolve-through-cluster-dns/then/properties/options/properties/parallelism/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (typeof data12 == "number" && isFinite(data12)) {
                  if (data12 < 1 || isNaN(data12)) {
                    const err25 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns/options/parallelism", schemaPath: "#/properties/batch-pods-resolve-through-cluster-dns/then/properties/options/properties/parallelism/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err26 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns/options", schemaPath: "#/properties/batch-pods-resolve-through-cluster-dns/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        } else {
          const err27 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns", schemaPath: "#/properties/batch-pods-resolve-through-cluster-dns/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        var _valid2 = _errs40 === errors;
        valid13 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs50 = errors;
        if (!(data9 === "off" || data9 === "on" || data9 === "hint" || data9 === "info" || data9 === "warning" || data9 === "error" || data9 === false || data9 === true)) {
          const err28 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        var _valid2 = _errs50 === errors;
        valid13 = _valid2;
        ifClause2 = "else";
      }
      if (!valid13) {
        const err29 = { instancePath: instancePath + "/batch-pods-resolve-through-cluster-dns", schemaPath: "#/properties/batch-pods-resolve-through-cluster-dns/if", keyword: "if", params: { failingKeyword: ifClause2 }, message: 'must match "' + ifClause2 + '" schema' };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data["cluster-wide-watch-per-node"] !== void 0) {
      let data13 = data["cluster-wide-watch-per-node"];
      const _errs53 = errors;
      let valid18 = true;
      const _errs54 = errors;
      if (!(data13 && typeof data13 == "object" && !Array.isArray(data13))) {
        const err30 = {};
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid3 = _errs54 === errors;
      errors = _errs53;
      if (vErrors !== null) {
        if (_errs53) {
          vErrors.length = _errs53;
        } else {
          vErrors = null;
        }
      }
      let ifClause3;
      if (_valid3) {
        const _errs56 = errors;
        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
          for (const key7 in data13) {
            if (!(key7 === "severity" || key7 === "options")) {
              const err31 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
          if (data13.severity !== void 0) {
            let data14 = data13.severity;
            if (!(data14 === "off" || data14 === "on" || data14 === "hint" || data14 === "info" || data14 === "warning" || data14 === "error" || data14 === false || data14 === true)) {
              const err32 = { instancePath: instancePath + "/cluster-wide-watch-per-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
          if (data13.options !== void 0) {
            let data15 = data13.options;
            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
              for (const key8 in data15) {
                if (!(key8 === "ignoreClients")) {
                  const err33 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
              if (data15.ignoreClients !== void 0) {
                let data16 = data15.ignoreClients;
                if (Array.isArray(data16)) {
                  const len1 = data16.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data16[i1] !== "string") {
                      const err34 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients/" + i1, schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err35 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
            } else {
              const err36 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          }
        } else {
          const err37 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        var _valid3 = _errs56 === errors;
        valid18 = _valid3;
        ifClause3 = "then";
      } else {
        const _errs68 = errors;
        if (!(data13 === "off" || data13 === "on" || data13 === "hint" || data13 === "info" || data13 === "warning" || data13 === "error" || data13 === false || data13 === true)) {
          const err38 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        var _valid3 = _errs68 === errors;
        valid18 = _valid3;
        ifClause3 = "else";
      }
      if (!valid18) {
        const err39 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/if", keyword: "if", params: { failingKeyword: ifClause3 }, message: 'must match "' + ifClause3 + '" schema' };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data["cni-without-fan-out"] !== void 0) {
      let data18 = data["cni-without-fan-out"];
      const _errs71 = errors;
      let valid25 = true;
      const _errs72 = errors;
      if (!(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
        const err40 = {};
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      var _valid4 = _errs72 === errors;
      errors = _errs71;
      if (vErrors !== null) {
        if (_errs71) {
          vErrors.length = _errs71;
        } else {
          vErrors = null;
        }
      }
      let ifClause4;
      if (_valid4) {
        const _errs74 = errors;
        if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
          for (const key9 in data18) {
            if (!(key9 === "severity" || key9 === "options")) {
              const err41 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/properties/cni-without-fan-out/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          }
          if (data18.severity !== void 0) {
            let data19 = data18.severity;
            if (!(data19 === "off" || data19 === "on" || data19 === "hint" || data19 === "info" || data19 === "warning" || data19 === "error" || data19 === false || data19 === true)) {
              const err42 = { instancePath: instancePath + "/cni-without-fan-out/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
          if (data18.options !== void 0) {
            let data20 = data18.options;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
              for (const key10 in data20) {
                if (!(key10 === "nodes" || key10 === "manyNodes")) {
                  const err43 = { instancePath: instancePath + "/cni-without-fan-out/options", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              }
              if (data20.nodes !== void 0) {
                let data21 = data20.nodes;
                if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                  const err44 = { instancePath: instancePath + "/cni-without-fan-out/options/nodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/nodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (typeof data21 == "number" && isFinite(data21)) {
                  if (data21 < 1 || isNaN(data21)) {
                    const err45 = { instancePath: instancePath + "/cni-without-fan-out/options/nodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
              }
              if (data20.manyNodes !== void 0) {
                let data22 = data20.manyNodes;
                if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                  const err46 = { instancePath: instancePath + "/cni-without-fan-out/options/manyNodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/manyNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (typeof data22 == "number" && isFinite(data22)) {
                  if (data22 < 1 || isNaN(data22)) {
                    const err47 = { instancePath: instancePath + "/cni-without-fan-out/options/manyNodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/manyNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err48 = { instancePath: instancePath + "/cni-without-fan-out/options", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          }
        } else {
          const err49 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/properties/cni-without-fan-out/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        var _valid4 = _errs74 === errors;
        valid25 = _valid4;
        ifClause4 = "then";
      } else {
        const _errs86 = errors;
        if (!(data18 === "off" || data18 === "on" || data18 === "hint" || data18 === "info" || data18 === "warning" || data18 === "error" || data18 === false || data18 === true)) {
          const err50 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        var _valid4 = _errs86 === errors;
        valid25 = _valid4;
        ifClause4 = "else";
      }
      if (!valid25) {
        const err51 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/properties/cni-without-fan-out/if", keyword: "if", params: { failingKeyword: ifClause4 }, message: 'must match "' + ifClause4 + '" schema' };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data["consul-agent-leaves-ghosts"] !== void 0) {
      let data23 = data["consul-agent-leaves-ghosts"];
      const _errs89 = errors;
      let valid30 = true;
      const _errs90 = errors;
      if (!(data23 && typeof data23 == "object" && !Array.isArray(data23))) {
        const err52 = {};
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      var _valid5 = _errs90 === errors;
      errors = _errs89;
      if (vErrors !== null) {
        if (_errs89) {
          vErrors.length = _errs89;
        } else {
          vErrors = null;
        }
      }
      let ifClause5;
      if (_valid5) {
        const _errs92 = errors;
        if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
          for (const key11 in data23) {
            if (!(key11 === "severity" || key11 === "options")) {
              const err53 = { instancePath: instancePath + "/consul-agent-leaves-ghosts", schemaPath: "#/properties/consul-agent-leaves-ghosts/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
          if (data23.severity !== void 0) {
            let data24 = data23.severity;
            if (!(data24 === "off" || data24 === "on" || data24 === "hint" || data24 === "info" || data24 === "warning" || data24 === "error" || data24 === false || data24 === true)) {
              const err54 = { instancePath: instancePath + "/consul-agent-leaves-ghosts/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          }
          if (data23.options !== void 0) {
            let data25 = data23.options;
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              for (const key12 in data25) {
                if (!(key12 === "servers")) {
                  const err55 = { instancePath: instancePath + "/consul-agent-leaves-ghosts/options", schemaPath: "#/properties/consul-agent-leaves-ghosts/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              }
              if (data25.servers !== void 0) {
                if (typeof data25.servers !== "boolean") {
                  const err56 = { instancePath: instancePath + "/consul-agent-leaves-ghosts/options/servers", schemaPath: "#/properties/consul-agent-leaves-ghosts/then/properties/options/properties/servers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err56];
                  } else {
                    vErrors.push(err56);
                  }
                  errors++;
                }
              }
            } else {
              const err57 = { instancePath: instancePath + "/consul-agent-leaves-ghosts/options", schemaPath: "#/properties/consul-agent-leaves-ghosts/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          }
        } else {
          const err58 = { instancePath: instancePath + "/consul-agent-leaves-ghosts", schemaPath: "#/properties/consul-agent-leaves-ghosts/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        var _valid5 = _errs92 === errors;
        valid30 = _valid5;
        ifClause5 = "then";
      } else {
        const _errs102 = errors;
        if (!(data23 === "off" || data23 === "on" || data23 === "hint" || data23 === "info" || data23 === "warning" || data23 === "error" || data23 === false || data23 === true)) {
          const err59 = { instancePath: instancePath + "/consul-agent-leaves-ghosts", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        var _valid5 = _errs102 === errors;
        valid30 = _valid5;
        ifClause5 = "else";
      }
      if (!valid30) {
        const err60 = { instancePath: instancePath + "/consul-agent-leaves-ghosts", schemaPath: "#/properties/consul-agent-leaves-ghosts/if", keyword: "if", params: { failingKeyword: ifClause5 }, message: 'must match "' + ifClause5 + '" schema' };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
    }
    if (data["consul-agent-sidecar"] !== void 0) {
      let data27 = data["consul-agent-sidecar"];
      const _errs105 = errors;
      let valid35 = true;
      const _errs106 = errors;
      if (!(data27 && typeof data27 == "object" && !Array.isArray(data27))) {
        const err61 = {};
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      var _valid6 = _errs106 === errors;
      errors = _errs105;
      if (vErrors !== null) {
        if (_errs105) {
          vErrors.length = _errs105;
        } else {
          vErrors = null;
        }
      }
      let ifClause6;
      if (_valid6) {
        const _errs108 = errors;
        if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
          for (const key13 in data27) {
            if (!(key13 === "severity" || key13 === "options")) {
              const err62 = { instancePath: instancePath + "/consul-agent-sidecar", schemaPath: "#/properties/consul-agent-sidecar/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          }
          if (data27.severity !== void 0) {
            let data28 = data27.severity;
            if (!(data28 === "off" || data28 === "on" || data28 === "hint" || data28 === "info" || data28 === "warning" || data28 === "error" || data28 === false || data28 === true)) {
              const err63 = { instancePath: instancePath + "/consul-agent-sidecar/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
          }
          if (data27.options !== void 0) {
            let data29 = data27.options;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
              for (const key14 in data29) {
                if (!(key14 === "members")) {
                  const err64 = { instancePath: instancePath + "/consul-agent-sidecar/options", schemaPath: "#/properties/consul-agent-sidecar/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
              }
              if (data29.members !== void 0) {
                let data30 = data29.members;
                if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                  const err65 = { instancePath: instancePath + "/consul-agent-sidecar/options/members", schemaPath: "#/properties/consul-agent-sidecar/then/properties/options/properties/members/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
                if (typeof data30 == "number" && isFinite(data30)) {
                  if (data30 < 1 || isNaN(data30)) {
                    const err66 = { instancePath: instancePath + "/consul-agent-sidecar/options/members", schemaPath: "#/properties/consul-agent-sidecar/then/properties/options/properties/members/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err67 = { instancePath: instancePath + "/consul-agent-sidecar/options", schemaPath: "#/properties/consul-agent-sidecar/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
        } else {
          const err68 = { instancePath: instancePath + "/consul-agent-sidecar", schemaPath: "#/properties/consul-agent-sidecar/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        var _valid6 = _errs108 === errors;
        valid35 = _valid6;
        ifClause6 = "then";
      } else {
        const _errs118 = errors;
        if (!(data27 === "off" || data27 === "on" || data27 === "hint" || data27 === "info" || data27 === "warning" || data27 === "error" || data27 === false || data27 === true)) {
          const err69 = { instancePath: instancePath + "/consul-agent-sidecar", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        var _valid6 = _errs118 === errors;
        valid35 = _valid6;
        ifClause6 = "else";
      }
      if (!valid35) {
        const err70 = { instancePath: instancePath + "/consul-agent-sidecar", schemaPath: "#/properties/consul-agent-sidecar/if", keyword: "if", params: { failingKeyword: ifClause6 }, message: 'must match "' + ifClause6 + '" schema' };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
    if (data["consul-gossip-unencrypted"] !== void 0) {
      let data31 = data["consul-gossip-unencrypted"];
      const _errs121 = errors;
      let valid40 = true;
      const _errs122 = errors;
      if (!(data31 && typeof data31 == "object" && !Array.isArray(data31))) {
        const err71 = {};
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
      var _valid7 = _errs122 === errors;
      errors = _errs121;
      if (vErrors !== null) {
        if (_errs121) {
          vErrors.length = _errs121;
        } else {
          vErrors = null;
        }
      }
      let ifClause7;
      if (_valid7) {
        const _errs124 = errors;
        if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
          for (const key15 in data31) {
            if (!(key15 === "severity" || key15 === "options")) {
              const err72 = { instancePath: instancePath + "/consul-gossip-unencrypted", schemaPath: "#/properties/consul-gossip-unencrypted/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
          }
          if (data31.severity !== void 0) {
            let data32 = data31.severity;
            if (!(data32 === "off" || data32 === "on" || data32 === "hint" || data32 === "info" || data32 === "warning" || data32 === "error" || data32 === false || data32 === true)) {
              const err73 = { instancePath: instancePath + "/consul-gossip-unencrypted/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          }
          if (data31.options !== void 0) {
            let data33 = data31.options;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
              for (const key16 in data33) {
                if (!(key16 === "servers")) {
                  const err74 = { instancePath: instancePath + "/consul-gossip-unencrypted/options", schemaPath: "#/properties/consul-gossip-unencrypted/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
              }
              if (data33.servers !== void 0) {
                if (typeof data33.servers !== "boolean") {
                  const err75 = { instancePath: instancePath + "/consul-gossip-unencrypted/options/servers", schemaPath: "#/properties/consul-gossip-unencrypted/then/properties/options/properties/servers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err75];
                  } else {
                    vErrors.push(err75);
                  }
                  errors++;
                }
              }
            } else {
              const err76 = { instancePath: instancePath + "/consul-gossip-unencrypted/options", schemaPath: "#/properties/consul-gossip-unencrypted/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
        } else {
          const err77 = { instancePath: instancePath + "/consul-gossip-unencrypted", schemaPath: "#/properties/consul-gossip-unencrypted/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
        var _valid7 = _errs124 === errors;
        valid40 = _valid7;
        ifClause7 = "then";
      } else {
        const _errs134 = errors;
        if (!(data31 === "off" || data31 === "on" || data31 === "hint" || data31 === "info" || data31 === "warning" || data31 === "error" || data31 === false || data31 === true)) {
          const err78 = { instancePath: instancePath + "/consul-gossip-unencrypted", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        var _valid7 = _errs134 === errors;
        valid40 = _valid7;
        ifClause7 = "else";
      }
      if (!valid40) {
        const err79 = { instancePath: instancePath + "/consul-gossip-unencrypted", schemaPath: "#/properties/consul-gossip-unencrypted/if", keyword: "if", params: { failingKeyword: ifClause7 }, message: 'must match "' + ifClause7 + '" schema' };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
    }
    if (data["consul-gossip-version"] !== void 0) {
      let data35 = data["consul-gossip-version"];
      const _errs137 = errors;
      let valid45 = true;
      const _errs138 = errors;
      if (!(data35 && typeof data35 == "object" && !Array.isArray(data35))) {
        const err80 = {};
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
      var _valid8 = _errs138 === errors;
      errors = _errs137;
      if (vErrors !== null) {
        if (_errs137) {
          vErrors.length = _errs137;
        } else {
          vErrors = null;
        }
      }
      let ifClause8;
      if (_valid8) {
        const _errs140 = errors;
        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
          for (const key17 in data35) {
            if (!(key17 === "severity" || key17 === "options")) {
              const err81 = { instancePath: instancePath + "/consul-gossip-version", schemaPath: "#/properties/consul-gossip-version/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
          }
          if (data35.severity !== void 0) {
            let data36 = data35.severity;
            if (!(data36 === "off" || data36 === "on" || data36 === "hint" || data36 === "info" || data36 === "warning" || data36 === "error" || data36 === false || data36 === true)) {
              const err82 = { instancePath: instancePath + "/consul-gossip-version/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
          }
          if (data35.options !== void 0) {
            let data37 = data35.options;
            if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
              for (const key18 in data37) {
                if (!(key18 === "oldest")) {
                  const err83 = { instancePath: instancePath + "/consul-gossip-version/options", schemaPath: "#/properties/consul-gossip-version/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err83];
                  } else {
                    vErrors.push(err83);
                  }
                  errors++;
                }
              }
              if (data37.oldest !== void 0) {
                let data38 = data37.oldest;
                if (typeof data38 === "string") {
                  if (!pattern4.test(data38)) {
                    const err84 = { instancePath: instancePath + "/consul-gossip-version/options/oldest", schemaPath: "#/properties/consul-gossip-version/then/properties/options/properties/oldest/pattern", keyword: "pattern", params: { pattern: "^\\d+\\.\\d+\\.\\d+$" }, message: 'must match pattern "^\\d+\\.\\d+\\.\\d+$"' };
                    if (vErrors === null) {
                      vErrors = [err84];
                    } else {
                      vErrors.push(err84);
                    }
                    errors++;
                  }
                } else {
                  const err85 = { instancePath: instancePath + "/consul-gossip-version/options/oldest", schemaPath: "#/properties/consul-gossip-version/then/properties/options/properties/oldest/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err85];
                  } else {
                    vErrors.push(err85);
                  }
                  errors++;
                }
              }
            } else {
              const err86 = { instancePath: instancePath + "/consul-gossip-version/options", schemaPath: "#/properties/consul-gossip-version/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
          }
        } else {
          const err87 = { instancePath: instancePath + "/consul-gossip-version", schemaPath: "#/properties/consul-gossip-version/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
        var _valid8 = _errs140 === errors;
        valid45 = _valid8;
        ifClause8 = "then";
      } else {
        const _errs150 = errors;
        if (!(data35 === "off" || data35 === "on" || data35 === "hint" || data35 === "info" || data35 === "warning" || data35 === "error" || data35 === false || data35 === true)) {
          const err88 = { instancePath: instancePath + "/consul-gossip-version", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        var _valid8 = _errs150 === errors;
        valid45 = _valid8;
        ifClause8 = "else";
      }
      if (!valid45) {
        const err89 = { instancePath: instancePath + "/consul-gossip-version", schemaPath: "#/properties/consul-gossip-version/if", keyword: "if", params: { failingKeyword: ifClause8 }, message: 'must match "' + ifClause8 + '" schema' };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data["cronjob-piles-up"] !== void 0) {
      let data39 = data["cronjob-piles-up"];
      const _errs153 = errors;
      let valid50 = true;
      const _errs154 = errors;
      if (!(data39 && typeof data39 == "object" && !Array.isArray(data39))) {
        const err90 = {};
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
      var _valid9 = _errs154 === errors;
      errors = _errs153;
      if (vErrors !== null) {
        if (_errs153) {
          vErrors.length = _errs153;
        } else {
          vErrors = null;
        }
      }
      let ifClause9;
      if (_valid9) {
        const _errs156 = errors;
        if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
          for (const key19 in data39) {
            if (!(key19 === "severity" || key19 === "options")) {
              const err91 = { instancePath: instancePath + "/cronjob-piles-up", schemaPath: "#/properties/cronjob-piles-up/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          }
          if (data39.severity !== void 0) {
            let data40 = data39.severity;
            if (!(data40 === "off" || data40 === "on" || data40 === "hint" || data40 === "info" || data40 === "warning" || data40 === "error" || data40 === false || data40 === true)) {
              const err92 = { instancePath: instancePath + "/cronjob-piles-up/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
          }
          if (data39.options !== void 0) {
            let data41 = data39.options;
            if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
              for (const key20 in data41) {
                if (!(key20 === "minutes" || key20 === "history")) {
                  const err93 = { instancePath: instancePath + "/cronjob-piles-up/options", schemaPath: "#/properties/cronjob-piles-up/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err93];
                  } else {
                    vErrors.push(err93);
                  }
                  errors++;
                }
              }
              if (data41.minutes !== void 0) {
                let data42 = data41.minutes;
                if (typeof data42 == "number" && isFinite(data42)) {
                  if (data42 < 1 || isNaN(data42)) {
                    const err94 = { instancePath: instancePath + "/cronjob-piles-up/options/minutes", schemaPath: "#/properties/cronjob-piles-up/then/properties/options/properties/minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  }
                } else {
                  const err95 = { instancePath: instancePath + "/cronjob-piles-up/options/minutes", schemaPath: "#/properties/cronjob-piles-up/then/properties/options/properties/minutes/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err95];
                  } else {
                    vErrors.push(err95);
                  }
                  errors++;
                }
              }
              if (data41.history !== void 0) {
                let data43 = data41.history;
                if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43))) {
                  const err96 = { instancePath: instancePath + "/cronjob-piles-up/options/history", schemaPath: "#/properties/cronjob-piles-up/then/properties/options/properties/history/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
                if (typeof data43 == "number" && isFinite(data43)) {
                  if (data43 < 0 || isNaN(data43)) {
                    const err97 = { instancePath: instancePath + "/cronjob-piles-up/options/history", schemaPath: "#/properties/cronjob-piles-up/then/properties/options/properties/history/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err97];
                    } else {
                      vErrors.push(err97);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err98 = { instancePath: instancePath + "/cronjob-piles-up/options", schemaPath: "#/properties/cronjob-piles-up/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          }
        } else {
          const err99 = { instancePath: instancePath + "/cronjob-piles-up", schemaPath: "#/properties/cronjob-piles-up/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        var _valid9 = _errs156 === errors;
        valid50 = _valid9;
        ifClause9 = "then";
      } else {
        const _errs168 = errors;
        if (!(data39 === "off" || data39 === "on" || data39 === "hint" || data39 === "info" || data39 === "warning" || data39 === "error" || data39 === false || data39 === true)) {
          const err100 = { instancePath: instancePath + "/cronjob-piles-up", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
        var _valid9 = _errs168 === errors;
        valid50 = _valid9;
        ifClause9 = "else";
      }
      if (!valid50) {
        const err101 = { instancePath: instancePath + "/cronjob-piles-up", schemaPath: "#/properties/cronjob-piles-up/if", keyword: "if", params: { failingKeyword: ifClause9 }, message: 'must match "' + ifClause9 + '" schema' };
        if (vErrors === null) {
          vErrors = [err101];
        } else {
          vErrors.push(err101);
        }
        errors++;
      }
    }
    if (data["custom-resource-as-database"] !== void 0) {
      let data44 = data["custom-resource-as-database"];
      const _errs171 = errors;
      let valid55 = true;
      const _errs172 = errors;
      if (!(data44 && typeof data44 == "object" && !Array.isArray(data44))) {
        const err102 = {};
        if (vErrors === null) {
          vErrors = [err102];
        } else {
          vErrors.push(err102);
        }
        errors++;
      }
      var _valid10 = _errs172 === errors;
      errors = _errs171;
      if (vErrors !== null) {
        if (_errs171) {
          vErrors.length = _errs171;
        } else {
          vErrors = null;
        }
      }
      let ifClause10;
      if (_valid10) {
        const _errs174 = errors;
        if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
          for (const key21 in data44) {
            if (!(key21 === "severity" || key21 === "options")) {
              const err103 = { instancePath: instancePath + "/custom-resource-as-database", schemaPath: "#/properties/custom-resource-as-database/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
          }
          if (data44.severity !== void 0) {
            let data45 = data44.severity;
            if (!(data45 === "off" || data45 === "on" || data45 === "hint" || data45 === "info" || data45 === "warning" || data45 === "error" || data45 === false || data45 === true)) {
              const err104 = { instancePath: instancePath + "/custom-resource-as-database/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
          }
          if (data44.options !== void 0) {
            let data46 = data44.options;
            if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
              for (const key22 in data46) {
                if (!(key22 === "manyPods")) {
                  const err105 = { instancePath: instancePath + "/custom-resource-as-database/options", schemaPath: "#/properties/custom-resource-as-database/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
              }
              if (data46.manyPods !== void 0) {
                let data47 = data46.manyPods;
                if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
                  const err106 = { instancePath: instancePath + "/custom-resource-as-database/options/manyPods", schemaPath: "#/properties/custom-resource-as-database/then/properties/options/properties/manyPods/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err106];
                  } else {
                    vErrors.push(err106);
                  }
                  errors++;
                }
                if (typeof data47 == "number" && isFinite(data47)) {
                  if (data47 < 1 || isNaN(data47)) {
                    const err107 = { instancePath: instancePath + "/custom-resource-as-database/options/manyPods", schemaPath: "#/properties/custom-resource-as-database/then/properties/options/properties/manyPods/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err107];
                    } else {
                      vErrors.push(err107);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err108 = { instancePath: instancePath + "/custom-resource-as-database/options", schemaPath: "#/properties/custom-resource-as-database/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
          }
        } else {
          const err109 = { instancePath: instancePath + "/custom-resource-as-database", schemaPath: "#/properties/custom-resource-as-database/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        var _valid10 = _errs174 === errors;
        valid55 = _valid10;
        ifClause10 = "then";
      } else {
        const _errs184 = errors;
        if (!(data44 === "off" || data44 === "on" || data44 === "hint" || data44 === "info" || data44 === "warning" || data44 === "error" || data44 === false || data44 === true)) {
          const err110 = { instancePath: instancePath + "/custom-resource-as-database", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
        var _valid10 = _errs184 === errors;
        valid55 = _valid10;
        ifClause10 = "else";
      }
      if (!valid55) {
        const err111 = { instancePath: instancePath + "/custom-resource-as-database", schemaPath: "#/properties/custom-resource-as-database/if", keyword: "if", params: { failingKeyword: ifClause10 }, message: 'must match "' + ifClause10 + '" schema' };
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
    }
    if (data["daemonset-rollout-herd"] !== void 0) {
      let data48 = data["daemonset-rollout-herd"];
      const _errs187 = errors;
      let valid60 = true;
      const _errs188 = errors;
      if (!(data48 && typeof data48 == "object" && !Array.isArray(data48))) {
        const err112 = {};
        if (vErrors === null) {
          vErrors = [err112];
        } else {
          vErrors.push(err112);
        }
        errors++;
      }
      var _valid11 = _errs188 === errors;
      errors = _errs187;
      if (vErrors !== null) {
        if (_errs187) {
          vErrors.length = _errs187;
        } else {
          vErrors = null;
        }
      }
      let ifClause11;
      if (_valid11) {
        const _errs190 = errors;
        if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
          for (const key23 in data48) {
            if (!(key23 === "severity" || key23 === "options")) {
              const err113 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/properties/daemonset-rollout-herd/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err113];
              } else {
                vErrors.push(err113);
              }
              errors++;
            }
          }
          if (data48.severity !== void 0) {
            let data49 = data48.severity;
            if (!(data49 === "off" || data49 === "on" || data49 === "hint" || data49 === "info" || data49 === "warning" || data49 === "error" || data49 === false || data49 === true)) {
              const err114 = { instancePath: instancePath + "/daemonset-rollout-herd/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
          }
          if (data48.options !== void 0) {
            let data50 = data48.options;
            if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
              for (const key24 in data50) {
                if (!(key24 === "percent" || key24 === "pods")) {
                  const err115 = { instancePath: instancePath + "/daemonset-rollout-herd/options", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err115];
                  } else {
                    vErrors.push(err115);
                  }
                  errors++;
                }
              }
              if (data50.percent !== void 0) {
                let data51 = data50.percent;
                if (typeof data51 == "number" && isFinite(data51)) {
                  if (data51 > 100 || isNaN(data51)) {
                    const err116 = { instancePath: instancePath + "/daemonset-rollout-herd/options/percent", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                    if (vErrors === null) {
                      vErrors = [err116];
                    } else {
                      vErrors.push(err116);
                    }
                    errors++;
                  }
                  if (data51 < 1 || isNaN(data51)) {
                    const err117 = { instancePath: instancePath + "/daemonset-rollout-herd/options/percent", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err117];
                    } else {
                      vErrors.push(err117);
                    }
                    errors++;
                  }
                } else {
                  const err118 = { instancePath: instancePath + "/daemonset-rollout-herd/options/percent", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err118];
                  } else {
                    vErrors.push(err118);
                  }
                  errors++;
                }
              }
              if (data50.pods !== void 0) {
                let data52 = data50.pods;
                if (!(typeof data52 == "number" && (!(data52 % 1) && !isNaN(data52)) && isFinite(data52))) {
                  const err119 = { instancePath: instancePath + "/daemonset-rollout-herd/options/pods", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/pods/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err119];
                  } else {
                    vErrors.push(err119);
                  }
                  errors++;
                }
                if (typeof data52 == "number" && isFinite(data52)) {
                  if (data52 < 1 || isNaN(data52)) {
                    const err120 = { instancePath: instancePath + "/daemonset-rollout-herd/options/pods", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/pods/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err120];
                    } else {
                      vErrors.push(err120);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err121 = { instancePath: instancePath + "/daemonset-rollout-herd/options", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err121];
              } else {
                vErrors.push(err121);
              }
              errors++;
            }
          }
        } else {
          const err122 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/properties/daemonset-rollout-herd/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err122];
          } else {
            vErrors.push(err122);
          }
          errors++;
        }
        var _valid11 = _errs190 === errors;
        valid60 = _valid11;
        ifClause11 = "then";
      } else {
        const _errs202 = errors;
        if (!(data48 === "off" || data48 === "on" || data48 === "hint" || data48 === "info" || data48 === "warning" || data48 === "error" || data48 === false || data48 === true)) {
          const err123 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err123];
          } else {
            vErrors.push(err123);
          }
          errors++;
        }
        var _valid11 = _errs202 === errors;
        valid60 = _valid11;
        ifClause11 = "else";
      }
      if (!valid60) {
        const err124 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/properties/daemonset-rollout-herd/if", keyword: "if", params: { failingKeyword: ifClause11 }, message: 'must match "' + ifClause11 + '" schema' };
        if (vErrors === null) {
          vErrors = [err124];
        } else {
          vErrors.push(err124);
        }
        errors++;
      }
    }
    if (data["etcd-alert-too-loose"] !== void 0) {
      let data53 = data["etcd-alert-too-loose"];
      const _errs205 = errors;
      let valid65 = true;
      const _errs206 = errors;
      if (!(data53 && typeof data53 == "object" && !Array.isArray(data53))) {
        const err125 = {};
        if (vErrors === null) {
          vErrors = [err125];
        } else {
          vErrors.push(err125);
        }
        errors++;
      }
      var _valid12 = _errs206 === errors;
      errors = _errs205;
      if (vErrors !== null) {
        if (_errs205) {
          vErrors.length = _errs205;
        } else {
          vErrors = null;
        }
      }
      let ifClause12;
      if (_valid12) {
        const _errs208 = errors;
        if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
          for (const key25 in data53) {
            if (!(key25 === "severity" || key25 === "options")) {
              const err126 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/properties/etcd-alert-too-loose/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err126];
              } else {
                vErrors.push(err126);
              }
              errors++;
            }
          }
          if (data53.severity !== void 0) {
            let data54 = data53.severity;
            if (!(data54 === "off" || data54 === "on" || data54 === "hint" || data54 === "info" || data54 === "warning" || data54 === "error" || data54 === false || data54 === true)) {
              const err127 = { instancePath: instancePath + "/etcd-alert-too-loose/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err127];
              } else {
                vErrors.push(err127);
              }
              errors++;
            }
          }
          if (data53.options !== void 0) {
            let data55 = data53.options;
            if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
              for (const key26 in data55) {
                if (!(key26 === "factor")) {
                  const err128 = { instancePath: instancePath + "/etcd-alert-too-loose/options", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err128];
                  } else {
                    vErrors.push(err128);
                  }
                  errors++;
                }
              }
              if (data55.factor !== void 0) {
                let data56 = data55.factor;
                if (typeof data56 == "number" && isFinite(data56)) {
                  if (data56 < 1 || isNaN(data56)) {
                    const err129 = { instancePath: instancePath + "/etcd-alert-too-loose/options/factor", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/properties/factor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err129];
                    } else {
                      vErrors.push(err129);
                    }
                    errors++;
                  }
                } else {
                  const err130 = { instancePath: instancePath + "/etcd-alert-too-loose/options/factor", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/properties/factor/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err130];
                  } else {
                    vErrors.push(err130);
                  }
                  errors++;
                }
              }
            } else {
              const err131 = { instancePath: instancePath + "/etcd-alert-too-loose/options", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err131];
              } else {
                vErrors.push(err131);
              }
              errors++;
            }
          }
        } else {
          const err132 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/properties/etcd-alert-too-loose/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err132];
          } else {
            vErrors.push(err132);
          }
          errors++;
        }
        var _valid12 = _errs208 === errors;
        valid65 = _valid12;
        ifClause12 = "then";
      } else {
        const _errs218 = errors;
        if (!(data53 === "off" || data53 === "on" || data53 === "hint" || data53 === "info" || data53 === "warning" || data53 === "error" || data53 === false || data53 === true)) {
          const err133 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err133];
          } else {
            vErrors.push(err133);
          }
          errors++;
        }
        var _valid12 = _errs218 === errors;
        valid65 = _valid12;
        ifClause12 = "else";
      }
      if (!valid65) {
        const err134 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/properties/etcd-alert-too-loose/if", keyword: "if", params: { failingKeyword: ifClause12 }, message: 'must match "' + ifClause12 + '" schema' };
        if (vErrors === null) {
          vErrors = [err134];
        } else {
          vErrors.push(err134);
        }
        errors++;
      }
    }
    if (data["etcd-defrag-unguarded"] !== void 0) {
      let data57 = data["etcd-defrag-unguarded"];
      const _errs221 = errors;
      let valid70 = true;
      const _errs222 = errors;
      if (!(data57 && typeof data57 == "object" && !Array.isArray(data57))) {
        const err135 = {};
        if (vErrors === null) {
          vErrors = [err135];
        } else {
          vErrors.push(err135);
        }
        errors++;
      }
      var _valid13 = _errs222 === errors;
      errors = _errs221;
      if (vErrors !== null) {
        if (_errs221) {
          vErrors.length = _errs221;
        } else {
          vErrors = null;
        }
      }
      let ifClause13;
      if (_valid13) {
        const _errs224 = errors;
        if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
          for (const key27 in data57) {
            if (!(key27 === "severity" || key27 === "options")) {
              const err136 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/properties/etcd-defrag-unguarded/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err136];
              } else {
                vErrors.push(err136);
              }
              errors++;
            }
          }
          if (data57.severity !== void 0) {
            let data58 = data57.severity;
            if (!(data58 === "off" || data58 === "on" || data58 === "hint" || data58 === "info" || data58 === "warning" || data58 === "error" || data58 === false || data58 === true)) {
              const err137 = { instancePath: instancePath + "/etcd-defrag-unguarded/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
          }
          if (data57.options !== void 0) {
            let data59 = data57.options;
            if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
              for (const key28 in data59) {
                if (!(key28 === "minimumTimeoutSeconds" || key28 === "perDay")) {
                  const err138 = { instancePath: instancePath + "/etcd-defrag-unguarded/options", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err138];
                  } else {
                    vErrors.push(err138);
                  }
                  errors++;
                }
              }
              if (data59.minimumTimeoutSeconds !== void 0) {
                let data60 = data59.minimumTimeoutSeconds;
                if (typeof data60 == "number" && isFinite(data60)) {
                  if (data60 <= 0 || isNaN(data60)) {
                    const err139 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/minimumTimeoutSeconds", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/minimumTimeoutSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err139];
                    } else {
                      vErrors.push(err139);
                    }
                    errors++;
                  }
                } else {
                  const err140 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/minimumTimeoutSeconds", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/minimumTimeoutSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err140];
                  } else {
                    vErrors.push(err140);
                  }
                  errors++;
                }
              }
              if (data59.perDay !== void 0) {
                let data61 = data59.perDay;
                if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
                  const err141 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/perDay", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/perDay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err141];
                  } else {
                    vErrors.push(err141);
                  }
                  errors++;
                }
                if (typeof data61 == "number" && isFinite(data61)) {
                  if (data61 < 1 || isNaN(data61)) {
                    const err142 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/perDay", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/perDay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err142];
                    } else {
                      vErrors.push(err142);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err143 = { instancePath: instancePath + "/etcd-defrag-unguarded/options", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err143];
              } else {
                vErrors.push(err143);
              }
              errors++;
            }
          }
        } else {
          const err144 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/properties/etcd-defrag-unguarded/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err144];
          } else {
            vErrors.push(err144);
          }
          errors++;
        }
        var _valid13 = _errs224 === errors;
        valid70 = _valid13;
        ifClause13 = "then";
      } else {
        const _errs236 = errors;
        if (!(data57 === "off" || data57 === "on" || data57 === "hint" || data57 === "info" || data57 === "warning" || data57 === "error" || data57 === false || data57 === true)) {
          const err145 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err145];
          } else {
            vErrors.push(err145);
          }
          errors++;
        }
        var _valid13 = _errs236 === errors;
        valid70 = _valid13;
        ifClause13 = "else";
      }
      if (!valid70) {
        const err146 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/properties/etcd-defrag-unguarded/if", keyword: "if", params: { failingKeyword: ifClause13 }, message: 'must match "' + ifClause13 + '" schema' };
        if (vErrors === null) {
          vErrors = [err146];
        } else {
          vErrors.push(err146);
        }
        errors++;
      }
    }
    if (data["etcd-even-members"] !== void 0) {
      let data62 = data["etcd-even-members"];
      const _errs239 = errors;
      let valid75 = true;
      const _errs240 = errors;
      if (!(data62 && typeof data62 == "object" && !Array.isArray(data62))) {
        const err147 = {};
        if (vErrors === null) {
          vErrors = [err147];
        } else {
          vErrors.push(err147);
        }
        errors++;
      }
      var _valid14 = _errs240 === errors;
      errors = _errs239;
      if (vErrors !== null) {
        if (_errs239) {
          vErrors.length = _errs239;
        } else {
          vErrors = null;
        }
      }
      let ifClause14;
      if (_valid14) {
        const _errs242 = errors;
        if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
          for (const key29 in data62) {
            if (!(key29 === "severity" || key29 === "options")) {
              const err148 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err148];
              } else {
                vErrors.push(err148);
              }
              errors++;
            }
          }
          if (data62.severity !== void 0) {
            let data63 = data62.severity;
            if (!(data63 === "off" || data63 === "on" || data63 === "hint" || data63 === "info" || data63 === "warning" || data63 === "error" || data63 === false || data63 === true)) {
              const err149 = { instancePath: instancePath + "/etcd-even-members/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err149];
              } else {
                vErrors.push(err149);
              }
              errors++;
            }
          }
          if (data62.options !== void 0) {
            let data64 = data62.options;
            if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
              for (const key30 in data64) {
                if (!(key30 === "maximumMembers")) {
                  const err150 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err150];
                  } else {
                    vErrors.push(err150);
                  }
                  errors++;
                }
              }
              if (data64.maximumMembers !== void 0) {
                let data65 = data64.maximumMembers;
                if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                  const err151 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err151];
                  } else {
                    vErrors.push(err151);
                  }
                  errors++;
                }
                if (typeof data65 == "number" && isFinite(data65)) {
                  if (data65 < 3 || isNaN(data65)) {
                    const err152 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 3 }, message: "must be >= 3" };
                    if (vErrors === null) {
                      vErrors = [err152];
                    } else {
                      vErrors.push(err152);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err153 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err153];
              } else {
                vErrors.push(err153);
              }
              errors++;
            }
          }
        } else {
          const err154 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err154];
          } else {
            vErrors.push(err154);
          }
          errors++;
        }
        var _valid14 = _errs242 === errors;
        valid75 = _valid14;
        ifClause14 = "then";
      } else {
        const _errs252 = errors;
        if (!(data62 === "off" || data62 === "on" || data62 === "hint" || data62 === "info" || data62 === "warning" || data62 === "error" || data62 === false || data62 === true)) {
          const err155 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err155];
          } else {
            vErrors.push(err155);
          }
          errors++;
        }
        var _valid14 = _errs252 === errors;
        valid75 = _valid14;
        ifClause14 = "else";
      }
      if (!valid75) {
        const err156 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/if", keyword: "if", params: { failingKeyword: ifClause14 }, message: 'must match "' + ifClause14 + '" schema' };
        if (vErrors === null) {
          vErrors = [err156];
        } else {
          vErrors.push(err156);
        }
        errors++;
      }
    }
    if (data["etcd-heartbeat-too-short"] !== void 0) {
      let data66 = data["etcd-heartbeat-too-short"];
      const _errs255 = errors;
      let valid80 = true;
      const _errs256 = errors;
      if (!(data66 && typeof data66 == "object" && !Array.isArray(data66))) {
        const err157 = {};
        if (vErrors === null) {
          vErrors = [err157];
        } else {
          vErrors.push(err157);
        }
        errors++;
      }
      var _valid15 = _errs256 === errors;
      errors = _errs255;
      if (vErrors !== null) {
        if (_errs255) {
          vErrors.length = _errs255;
        } else {
          vErrors = null;
        }
      }
      let ifClause15;
      if (_valid15) {
        const _errs258 = errors;
        if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
          for (const key31 in data66) {
            if (!(key31 === "severity" || key31 === "options")) {
              const err158 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err158];
              } else {
                vErrors.push(err158);
              }
              errors++;
            }
          }
          if (data66.severity !== void 0) {
            let data67 = data66.severity;
            if (!(data67 === "off" || data67 === "on" || data67 === "hint" || data67 === "info" || data67 === "warning" || data67 === "error" || data67 === false || data67 === true)) {
              const err159 = { instancePath: instancePath + "/etcd-heartbeat-too-short/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err159];
              } else {
                vErrors.push(err159);
              }
              errors++;
            }
          }
          if (data66.options !== void 0) {
            let data68 = data66.options;
            if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
              for (const key32 in data68) {
                if (!(key32 === "minimumMilliseconds" || key32 === "hintBelowTenHeartbeats")) {
                  const err160 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err160];
                  } else {
                    vErrors.push(err160);
                  }
                  errors++;
                }
              }
              if (data68.minimumMilliseconds !== void 0) {
                let data69 = data68.minimumMilliseconds;
                if (!(typeof data69 == "number" && (!(data69 % 1) && !isNaN(data69)) && isFinite(data69))) {
                  const err161 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err161];
                  } else {
                    vErrors.push(err161);
                  }
                  errors++;
                }
                if (typeof data69 == "number" && isFinite(data69)) {
                  if (data69 > 5e3 || isNaN(data69)) {
                    const err162 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000" };
                    if (vErrors === null) {
                      vErrors = [err162];
                    } else {
                      vErrors.push(err162);
                    }
                    errors++;
                  }
                  if (data69 < 1 || isNaN(data69)) {
                    const err163 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err163];
                    } else {
                      vErrors.push(err163);
                    }
                    errors++;
                  }
                }
              }
              if (data68.hintBelowTenHeartbeats !== void 0) {
                if (typeof data68.hintBelowTenHeartbeats !== "boolean") {
                  const err164 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/hintBelowTenHeartbeats", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/hintBelowTenHeartbeats/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err164];
                  } else {
                    vErrors.push(err164);
                  }
                  errors++;
                }
              }
            } else {
              const err165 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err165];
              } else {
                vErrors.push(err165);
              }
              errors++;
            }
          }
        } else {
          const err166 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err166];
          } else {
            vErrors.push(err166);
          }
          errors++;
        }
        var _valid15 = _errs258 === errors;
        valid80 = _valid15;
        ifClause15 = "then";
      } else {
        const _errs270 = errors;
        if (!(data66 === "off" || data66 === "on" || data66 === "hint" || data66 === "info" || data66 === "warning" || data66 === "error" || data66 === false || data66 === true)) {
          const err167 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err167];
          } else {
            vErrors.push(err167);
          }
          errors++;
        }
        var _valid15 = _errs270 === errors;
        valid80 = _valid15;
        ifClause15 = "else";
      }
      if (!valid80) {
        const err168 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/if", keyword: "if", params: { failingKeyword: ifClause15 }, message: 'must match "' + ifClause15 + '" schema' };
        if (vErrors === null) {
          vErrors = [err168];
        } else {
          vErrors.push(err168);
        }
        errors++;
      }
    }
    if (data["etcd-liveness-kills-members"] !== void 0) {
      let data71 = data["etcd-liveness-kills-members"];
      const _errs273 = errors;
      let valid85 = true;
      const _errs274 = errors;
      if (!(data71 && typeof data71 == "object" && !Array.isArray(data71))) {
        const err169 = {};
        if (vErrors === null) {
          vErrors = [err169];
        } else {
          vErrors.push(err169);
        }
        errors++;
      }
      var _valid16 = _errs274 === errors;
      errors = _errs273;
      if (vErrors !== null) {
        if (_errs273) {
          vErrors.length = _errs273;
        } else {
          vErrors = null;
        }
      }
      let ifClause16;
      if (_valid16) {
        const _errs276 = errors;
        if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
          for (const key33 in data71) {
            if (!(key33 === "severity" || key33 === "options")) {
              const err170 = { instancePath: instancePath + "/etcd-liveness-kills-members", schemaPath: "#/properties/etcd-liveness-kills-members/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err170];
              } else {
                vErrors.push(err170);
              }
              errors++;
            }
          }
          if (data71.severity !== void 0) {
            let data72 = data71.severity;
            if (!(data72 === "off" || data72 === "on" || data72 === "hint" || data72 === "info" || data72 === "warning" || data72 === "error" || data72 === false || data72 === true)) {
              const err171 = { instancePath: instancePath + "/etcd-liveness-kills-members/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err171];
              } else {
                vErrors.push(err171);
              }
              errors++;
            }
          }
          if (data71.options !== void 0) {
            let data73 = data71.options;
            if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
              for (const key34 in data73) {
                if (!(key34 === "patientSeconds")) {
                  const err172 = { instancePath: instancePath + "/etcd-liveness-kills-members/options", schemaPath: "#/properties/etcd-liveness-kills-members/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err172];
                  } else {
                    vErrors.push(err172);
                  }
                  errors++;
                }
              }
              if (data73.patientSeconds !== void 0) {
                let data74 = data73.patientSeconds;
                if (!(typeof data74 == "number" && (!(data74 % 1) && !isNaN(data74)) && isFinite(data74))) {
                  const err173 = { instancePath: instancePath + "/etcd-liveness-kills-members/options/patientSeconds", schemaPath: "#/properties/etcd-liveness-kills-members/then/properties/options/properties/patientSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err173];
                  } else {
                    vErrors.push(err173);
                  }
                  errors++;
                }
                if (typeof data74 == "number" && isFinite(data74)) {
                  if (data74 < 1 || isNaN(data74)) {
                    const err174 = { instancePath: instancePath + "/etcd-liveness-kills-members/options/patientSeconds", schemaPath: "#/properties/etcd-liveness-kills-members/then/properties/options/properties/patientSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err174];
                    } else {
                      vErrors.push(err174);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err175 = { instancePath: instancePath + "/etcd-liveness-kills-members/options", schemaPath: "#/properties/etcd-liveness-kills-members/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err175];
              } else {
                vErrors.push(err175);
              }
              errors++;
            }
          }
        } else {
          const err176 = { instancePath: instancePath + "/etcd-liveness-kills-members", schemaPath: "#/properties/etcd-liveness-kills-members/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err176];
          } else {
            vErrors.push(err176);
          }
          errors++;
        }
        var _valid16 = _errs276 === errors;
        valid85 = _valid16;
        ifClause16 = "then";
      } else {
        const _errs286 = errors;
        if (!(data71 === "off" || data71 === "on" || data71 === "hint" || data71 === "info" || data71 === "warning" || data71 === "error" || data71 === false || data71 === true)) {
          const err177 = { instancePath: instancePath + "/etcd-liveness-kills-members", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err177];
          } else {
            vErrors.push(err177);
          }
          errors++;
        }
        var _valid16 = _errs286 === errors;
        valid85 = _valid16;
        ifClause16 = "else";
      }
      if (!valid85) {
        const err178 = { instancePath: instancePath + "/etcd-liveness-kills-members", schemaPath: "#/properties/etcd-liveness-kills-members/if", keyword: "if", params: { failingKeyword: ifClause16 }, message: 'must match "' + ifClause16 + '" schema' };
        if (vErrors === null) {
          vErrors = [err178];
        } else {
          vErrors.push(err178);
        }
        errors++;
      }
    }
    if (data["etcd-quota"] !== void 0) {
      let data75 = data["etcd-quota"];
      const _errs289 = errors;
      let valid90 = true;
      const _errs290 = errors;
      if (!(data75 && typeof data75 == "object" && !Array.isArray(data75))) {
        const err179 = {};
        if (vErrors === null) {
          vErrors = [err179];
        } else {
          vErrors.push(err179);
        }
        errors++;
      }
      var _valid17 = _errs290 === errors;
      errors = _errs289;
      if (vErrors !== null) {
        if (_errs289) {
          vErrors.length = _errs289;
        } else {
          vErrors = null;
        }
      }
      let ifClause17;
      if (_valid17) {
        const _errs292 = errors;
        if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
          for (const key35 in data75) {
            if (!(key35 === "severity" || key35 === "options")) {
              const err180 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err180];
              } else {
                vErrors.push(err180);
              }
              errors++;
            }
          }
          if (data75.severity !== void 0) {
            let data76 = data75.severity;
            if (!(data76 === "off" || data76 === "on" || data76 === "hint" || data76 === "info" || data76 === "warning" || data76 === "error" || data76 === false || data76 === true)) {
              const err181 = { instancePath: instancePath + "/etcd-quota/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err181];
              } else {
                vErrors.push(err181);
              }
              errors++;
            }
          }
          if (data75.options !== void 0) {
            let data77 = data75.options;
            if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
              for (const key36 in data77) {
                if (!(key36 === "maximumBytes" || key36 === "nodesThatNeedOne")) {
                  const err182 = { instancePath: instancePath + "/etcd-quota/options", schemaPath: "#/properties/etcd-quota/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err182];
                  } else {
                    vErrors.push(err182);
                  }
                  errors++;
                }
              }
              if (data77.maximumBytes !== void 0) {
                let data78 = data77.maximumBytes;
                if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                  const err183 = { instancePath: instancePath + "/etcd-quota/options/maximumBytes", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/maximumBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err183];
                  } else {
                    vErrors.push(err183);
                  }
                  errors++;
                }
                if (typeof data78 == "number" && isFinite(data78)) {
                  if (data78 < 1 || isNaN(data78)) {
                    const err184 = { instancePath: instancePath + "/etcd-quota/options/maximumBytes", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/maximumBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err184];
                    } else {
                      vErrors.push(err184);
                    }
                    errors++;
                  }
                }
              }
              if (data77.nodesThatNeedOne !== void 0) {
                let data79 = data77.nodesThatNeedOne;
                if (!(typeof data79 == "number" && (!(data79 % 1) && !isNaN(data79)) && isFinite(data79))) {
                  const err185 = { instancePath: instancePath + "/etcd-quota/options/nodesThatNeedOne", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/nodesThatNeedOne/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err185];
                  } else {
                    vErrors.push(err185);
                  }
                  errors++;
                }
                if (typeof data79 == "number" && isFinite(data79)) {
                  if (data79 < 1 || isNaN(data79)) {
                    const err186 = { instancePath: instancePath + "/etcd-quota/options/nodesThatNeedOne", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/nodesThatNeedOne/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err186];
                    } else {
                      vErrors.push(err186);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err187 = { instancePath: instancePath + "/etcd-quota/options", schemaPath: "#/properties/etcd-quota/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err187];
              } else {
                vErrors.push(err187);
              }
              errors++;
            }
          }
        } else {
          const err188 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err188];
          } else {
            vErrors.push(err188);
          }
          errors++;
        }
        var _valid17 = _errs292 === errors;
        valid90 = _valid17;
        ifClause17 = "then";
      } else {
        const _errs304 = errors;
        if (!(data75 === "off" || data75 === "on" || data75 === "hint" || data75 === "info" || data75 === "warning" || data75 === "error" || data75 === false || data75 === true)) {
          const err189 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err189];
          } else {
            vErrors.push(err189);
          }
          errors++;
        }
        var _valid17 = _errs304 === errors;
        valid90 = _valid17;
        ifClause17 = "else";
      }
      if (!valid90) {
        const err190 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/if", keyword: "if", params: { failingKeyword: ifClause17 }, message: 'must match "' + ifClause17 + '" schema' };
        if (vErrors === null) {
          vErrors = [err190];
        } else {
          vErrors.push(err190);
        }
        errors++;
      }
    }
    if (data["etcd-shared-disk"] !== void 0) {
      let data80 = data["etcd-shared-disk"];
      const _errs307 = errors;
      let valid95 = true;
      const _errs308 = errors;
      if (!(data80 && typeof data80 == "object" && !Array.isArray(data80))) {
        const err191 = {};
        if (vErrors === null) {
          vErrors = [err191];
        } else {
          vErrors.push(err191);
        }
        errors++;
      }
      var _valid18 = _errs308 === errors;
      errors = _errs307;
      if (vErrors !== null) {
        if (_errs307) {
          vErrors.length = _errs307;
        } else {
          vErrors = null;
        }
      }
      let ifClause18;
      if (_valid18) {
        const _errs310 = errors;
        if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
          for (const key37 in data80) {
            if (!(key37 === "severity" || key37 === "options")) {
              const err192 = { instancePath: instancePath + "/etcd-shared-disk", schemaPath: "#/properties/etcd-shared-disk/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err192];
              } else {
                vErrors.push(err192);
              }
              errors++;
            }
          }
          if (data80.severity !== void 0) {
            let data81 = data80.severity;
            if (!(data81 === "off" || data81 === "on" || data81 === "hint" || data81 === "info" || data81 === "warning" || data81 === "error" || data81 === false || data81 === true)) {
              const err193 = { instancePath: instancePath + "/etcd-shared-disk/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err193];
              } else {
                vErrors.push(err193);
              }
              errors++;
            }
          }
          if (data80.options !== void 0) {
            let data82 = data80.options;
            if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
              for (const key38 in data82) {
                if (!(key38 === "requireStorageClass")) {
                  const err194 = { instancePath: instancePath + "/etcd-shared-disk/options", schemaPath: "#/properties/etcd-shared-disk/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err194];
                  } else {
                    vErrors.push(err194);
                  }
                  errors++;
                }
              }
              if (data82.requireStorageClass !== void 0) {
                if (typeof data82.requireStorageClass !== "boolean") {
                  const err195 = { instancePath: instancePath + "/etcd-shared-disk/options/requireStorageClass", schemaPath: "#/properties/etcd-shared-disk/then/properties/options/properties/requireStorageClass/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err195];
                  } else {
                    vErrors.push(err195);
                  }
                  errors++;
                }
              }
            } else {
              const err196 = { instancePath: instancePath + "/etcd-shared-disk/options", schemaPath: "#/properties/etcd-shared-disk/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err196];
              } else {
                vErrors.push(err196);
              }
              errors++;
            }
          }
        } else {
          const err197 = { instancePath: instancePath + "/etcd-shared-disk", schemaPath: "#/properties/etcd-shared-disk/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err197];
          } else {
            vErrors.push(err197);
          }
          errors++;
        }
        var _valid18 = _errs310 === errors;
        valid95 = _valid18;
        ifClause18 = "then";
      } else {
        const _errs320 = errors;
        if (!(data80 === "off" || data80 === "on" || data80 === "hint" || data80 === "info" || data80 === "warning" || data80 === "error" || data80 === false || data80 === true)) {
          const err198 = { instancePath: instancePath + "/etcd-shared-disk", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err198];
          } else {
            vErrors.push(err198);
          }
          errors++;
        }
        var _valid18 = _errs320 === errors;
        valid95 = _valid18;
        ifClause18 = "else";
      }
      if (!valid95) {
        const err199 = { instancePath: instancePath + "/etcd-shared-disk", schemaPath: "#/properties/etcd-shared-disk/if", keyword: "if", params: { failingKeyword: ifClause18 }, message: 'must match "' + ifClause18 + '" schema' };
        if (vErrors === null) {
          vErrors = [err199];
        } else {
          vErrors.push(err199);
        }
        errors++;
      }
    }
    if (data["etcd-timer-ignored"] !== void 0) {
      let data84 = data["etcd-timer-ignored"];
      const _errs323 = errors;
      let valid100 = true;
      const _errs324 = errors;
      if (!(data84 && typeof data84 == "object" && !Array.isArray(data84))) {
        const err200 = {};
        if (vErrors === null) {
          vErrors = [err200];
        } else {
          vErrors.push(err200);
        }
        errors++;
      }
      var _valid19 = _errs324 === errors;
      errors = _errs323;
      if (vErrors !== null) {
        if (_errs323) {
          vErrors.length = _errs323;
        } else {
          vErrors = null;
        }
      }
      let ifClause19;
      if (_valid19) {
        const _errs326 = errors;
        if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
          for (const key39 in data84) {
            if (!(key39 === "severity" || key39 === "options")) {
              const err201 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err201];
              } else {
                vErrors.push(err201);
              }
              errors++;
            }
          }
          if (data84.severity !== void 0) {
            let data85 = data84.severity;
            if (!(data85 === "off" || data85 === "on" || data85 === "hint" || data85 === "info" || data85 === "warning" || data85 === "error" || data85 === false || data85 === true)) {
              const err202 = { instancePath: instancePath + "/etcd-timer-ignored/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err202];
              } else {
                vErrors.push(err202);
              }
              errors++;
            }
          }
          if (data84.options !== void 0) {
            let data86 = data84.options;
            if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
              for (const key40 in data86) {
                const err203 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err203];
                } else {
                  vErrors.push(err203);
                }
                errors++;
              }
            } else {
              const err204 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err204];
              } else {
                vErrors.push(err204);
              }
              errors++;
            }
          }
        } else {
          const err205 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err205];
          } else {
            vErrors.push(err205);
          }
          errors++;
        }
        var _valid19 = _errs326 === errors;
        valid100 = _valid19;
        ifClause19 = "then";
      } else {
        const _errs334 = errors;
        if (!(data84 === "off" || data84 === "on" || data84 === "hint" || data84 === "info" || data84 === "warning" || data84 === "error" || data84 === false || data84 === true)) {
          const err206 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err206];
          } else {
            vErrors.push(err206);
          }
          errors++;
        }
        var _valid19 = _errs334 === errors;
        valid100 = _valid19;
        ifClause19 = "else";
      }
      if (!valid100) {
        const err207 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/if", keyword: "if", params: { failingKeyword: ifClause19 }, message: 'must match "' + ifClause19 + '" schema' };
        if (vErrors === null) {
          vErrors = [err207];
        } else {
          vErrors.push(err207);
        }
        errors++;
      }
    }
    if (data["etcd-version-unsupported"] !== void 0) {
      let data87 = data["etcd-version-unsupported"];
      const _errs337 = errors;
      let valid104 = true;
      const _errs338 = errors;
      if (!(data87 && typeof data87 == "object" && !Array.isArray(data87))) {
        const err208 = {};
        if (vErrors === null) {
          vErrors = [err208];
        } else {
          vErrors.push(err208);
        }
        errors++;
      }
      var _valid20 = _errs338 === errors;
      errors = _errs337;
      if (vErrors !== null) {
        if (_errs337) {
          vErrors.length = _errs337;
        } else {
          vErrors = null;
        }
      }
      let ifClause20;
      if (_valid20) {
        const _errs340 = errors;
        if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
          for (const key41 in data87) {
            if (!(key41 === "severity" || key41 === "options")) {
              const err209 = { instancePath: instancePath + "/etcd-version-unsupported", schemaPath: "#/properties/etcd-version-unsupported/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err209];
              } else {
                vErrors.push(err209);
              }
              errors++;
            }
          }
          if (data87.severity !== void 0) {
            let data88 = data87.severity;
            if (!(data88 === "off" || data88 === "on" || data88 === "hint" || data88 === "info" || data88 === "warning" || data88 === "error" || data88 === false || data88 === true)) {
              const err210 = { instancePath: instancePath + "/etcd-version-unsupported/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err210];
              } else {
                vErrors.push(err210);
              }
              errors++;
            }
          }
          if (data87.options !== void 0) {
            let data89 = data87.options;
            if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
              for (const key42 in data89) {
                if (!(key42 === "oldestMinor")) {
                  const err211 = { instancePath: instancePath + "/etcd-version-unsupported/options", schemaPath: "#/properties/etcd-version-unsupported/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err211];
                  } else {
                    vErrors.push(err211);
                  }
                  errors++;
                }
              }
              if (data89.oldestMinor !== void 0) {
                let data90 = data89.oldestMinor;
                if (!(typeof data90 == "number" && (!(data90 % 1) && !isNaN(data90)) && isFinite(data90))) {
                  const err212 = { instancePath: instancePath + "/etcd-version-unsupported/options/oldestMinor", schemaPath: "#/properties/etcd-version-unsupported/then/properties/options/properties/oldestMinor/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err212];
                  } else {
                    vErrors.push(err212);
                  }
                  errors++;
                }
                if (typeof data90 == "number" && isFinite(data90)) {
                  if (data90 < 0 || isNaN(data90)) {
                    const err213 = { instancePath: instancePath + "/etcd-version-unsupported/options/oldestMinor", schemaPath: "#/properties/etcd-version-unsupported/then/properties/options/properties/oldestMinor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err213];
                    } else {
                      vErrors.push(err213);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err214 = { instancePath: instancePath + "/etcd-version-unsupported/options", schemaPath: "#/properties/etcd-version-unsupported/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err214];
              } else {
                vErrors.push(err214);
              }
              errors++;
            }
          }
        } else {
          const err215 = { instancePath: instancePath + "/etcd-version-unsupported", schemaPath: "#/properties/etcd-version-unsupported/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err215];
          } else {
            vErrors.push(err215);
          }
          errors++;
        }
        var _valid20 = _errs340 === errors;
        valid104 = _valid20;
        ifClause20 = "then";
      } else {
        const _errs350 = errors;
        if (!(data87 === "off" || data87 === "on" || data87 === "hint" || data87 === "info" || data87 === "warning" || data87 === "error" || data87 === false || data87 === true)) {
          const err216 = { instancePath: instancePath + "/etcd-version-unsupported", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err216];
          } else {
            vErrors.push(err216);
          }
          errors++;
        }
        var _valid20 = _errs350 === errors;
        valid104 = _valid20;
        ifClause20 = "else";
      }
      if (!valid104) {
        const err217 = { instancePath: instancePath + "/etcd-version-unsupported", schemaPath: "#/properties/etcd-version-unsupported/if", keyword: "if", params: { failingKeyword: ifClause20 }, message: 'must match "' + ifClause20 + '" schema' };
        if (vErrors === null) {
          vErrors = [err217];
        } else {
          vErrors.push(err217);
        }
        errors++;
      }
    }
    if (data["etcd-volume-too-slow"] !== void 0) {
      let data91 = data["etcd-volume-too-slow"];
      const _errs353 = errors;
      let valid109 = true;
      const _errs354 = errors;
      if (!(data91 && typeof data91 == "object" && !Array.isArray(data91))) {
        const err218 = {};
        if (vErrors === null) {
          vErrors = [err218];
        } else {
          vErrors.push(err218);
        }
        errors++;
      }
      var _valid21 = _errs354 === errors;
      errors = _errs353;
      if (vErrors !== null) {
        if (_errs353) {
          vErrors.length = _errs353;
        } else {
          vErrors = null;
        }
      }
      let ifClause21;
      if (_valid21) {
        const _errs356 = errors;
        if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
          for (const key43 in data91) {
            if (!(key43 === "severity" || key43 === "options")) {
              const err219 = { instancePath: instancePath + "/etcd-volume-too-slow", schemaPath: "#/properties/etcd-volume-too-slow/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err219];
              } else {
                vErrors.push(err219);
              }
              errors++;
            }
          }
          if (data91.severity !== void 0) {
            let data92 = data91.severity;
            if (!(data92 === "off" || data92 === "on" || data92 === "hint" || data92 === "info" || data92 === "warning" || data92 === "error" || data92 === false || data92 === true)) {
              const err220 = { instancePath: instancePath + "/etcd-volume-too-slow/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err220];
              } else {
                vErrors.push(err220);
              }
              errors++;
            }
          }
          if (data91.options !== void 0) {
            let data93 = data91.options;
            if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
              for (const key44 in data93) {
                if (!(key44 === "minimumIops")) {
                  const err221 = { instancePath: instancePath + "/etcd-volume-too-slow/options", schemaPath: "#/properties/etcd-volume-too-slow/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err221];
                  } else {
                    vErrors.push(err221);
                  }
                  errors++;
                }
              }
              if (data93.minimumIops !== void 0) {
                let data94 = data93.minimumIops;
                if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
                  const err222 = { instancePath: instancePath + "/etcd-volume-too-slow/options/minimumIops", schemaPath: "#/properties/etcd-volume-too-slow/then/properties/options/properties/minimumIops/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err222];
                  } else {
                    vErrors.push(err222);
                  }
                  errors++;
                }
                if (typeof data94 == "number" && isFinite(data94)) {
                  if (data94 < 1 || isNaN(data94)) {
                    const err223 = { instancePath: instancePath + "/etcd-volume-too-slow/options/minimumIops", schemaPath: "#/properties/etcd-volume-too-slow/then/properties/options/properties/minimumIops/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err223];
                    } else {
                      vErrors.push(err223);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err224 = { instancePath: instancePath + "/etcd-volume-too-slow/options", schemaPath: "#/properties/etcd-volume-too-slow/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err224];
              } else {
                vErrors.push(err224);
              }
              errors++;
            }
          }
        } else {
          const err225 = { instancePath: instancePath + "/etcd-volume-too-slow", schemaPath: "#/properties/etcd-volume-too-slow/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err225];
          } else {
            vErrors.push(err225);
          }
          errors++;
        }
        var _valid21 = _errs356 === errors;
        valid109 = _valid21;
        ifClause21 = "then";
      } else {
        const _errs366 = errors;
        if (!(data91 === "off" || data91 === "on" || data91 === "hint" || data91 === "info" || data91 === "warning" || data91 === "error" || data91 === false || data91 === true)) {
          const err226 = { instancePath: instancePath + "/etcd-volume-too-slow", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err226];
          } else {
            vErrors.push(err226);
          }
          errors++;
        }
        var _valid21 = _errs366 === errors;
        valid109 = _valid21;
        ifClause21 = "else";
      }
      if (!valid109) {
        const err227 = { instancePath: instancePath + "/etcd-volume-too-slow", schemaPath: "#/properties/etcd-volume-too-slow/if", keyword: "if", params: { failingKeyword: ifClause21 }, message: 'must match "' + ifClause21 + '" schema' };
        if (vErrors === null) {
          vErrors = [err227];
        } else {
          vErrors.push(err227);
        }
        errors++;
      }
    }
    if (data["event-flood-shares-etcd"] !== void 0) {
      let data95 = data["event-flood-shares-etcd"];
      const _errs369 = errors;
      let valid114 = true;
      const _errs370 = errors;
      if (!(data95 && typeof data95 == "object" && !Array.isArray(data95))) {
        const err228 = {};
        if (vErrors === null) {
          vErrors = [err228];
        } else {
          vErrors.push(err228);
        }
        errors++;
      }
      var _valid22 = _errs370 === errors;
      errors = _errs369;
      if (vErrors !== null) {
        if (_errs369) {
          vErrors.length = _errs369;
        } else {
          vErrors = null;
        }
      }
      let ifClause22;
      if (_valid22) {
        const _errs372 = errors;
        if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
          for (const key45 in data95) {
            if (!(key45 === "severity" || key45 === "options")) {
              const err229 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err229];
              } else {
                vErrors.push(err229);
              }
              errors++;
            }
          }
          if (data95.severity !== void 0) {
            let data96 = data95.severity;
            if (!(data96 === "off" || data96 === "on" || data96 === "hint" || data96 === "info" || data96 === "warning" || data96 === "error" || data96 === false || data96 === true)) {
              const err230 = { instancePath: instancePath + "/event-flood-shares-etcd/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err230];
              } else {
                vErrors.push(err230);
              }
              errors++;
            }
          }
          if (data95.options !== void 0) {
            let data97 = data95.options;
            if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
              for (const key46 in data97) {
                if (!(key46 === "largeClusterNodes" || key46 === "maximumHours")) {
                  const err231 = { instancePath: instancePath + "/event-flood-shares-etcd/options", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err231];
                  } else {
                    vErrors.push(err231);
                  }
                  errors++;
                }
              }
              if (data97.largeClusterNodes !== void 0) {
                let data98 = data97.largeClusterNodes;
                if (!(typeof data98 == "number" && (!(data98 % 1) && !isNaN(data98)) && isFinite(data98))) {
                  const err232 = { instancePath: instancePath + "/event-flood-shares-etcd/options/largeClusterNodes", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err232];
                  } else {
                    vErrors.push(err232);
                  }
                  errors++;
                }
                if (typeof data98 == "number" && isFinite(data98)) {
                  if (data98 < 1 || isNaN(data98)) {
                    const err233 = { instancePath: instancePath + "/event-flood-shares-etcd/options/largeClusterNodes", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err233];
                    } else {
                      vErrors.push(err233);
                    }
                    errors++;
                  }
                }
              }
              if (data97.maximumHours !== void 0) {
                let data99 = data97.maximumHours;
                if (typeof data99 == "number" && isFinite(data99)) {
                  if (data99 <= 0 || isNaN(data99)) {
                    const err234 = { instancePath: instancePath + "/event-flood-shares-etcd/options/maximumHours", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/maximumHours/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err234];
                    } else {
                      vErrors.push(err234);
                    }
                    errors++;
                  }
                } else {
                  const err235 = { instancePath: instancePath + "/event-flood-shares-etcd/options/maximumHours", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/maximumHours/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err235];
                  } else {
                    vErrors.push(err235);
                  }
                  errors++;
                }
              }
            } else {
              const err236 = { instancePath: instancePath + "/event-flood-shares-etcd/options", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err236];
              } else {
                vErrors.push(err236);
              }
              errors++;
            }
          }
        } else {
          const err237 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err237];
          } else {
            vErrors.push(err237);
          }
          errors++;
        }
        var _valid22 = _errs372 === errors;
        valid114 = _valid22;
        ifClause22 = "then";
      } else {
        const _errs384 = errors;
        if (!(data95 === "off" || data95 === "on" || data95 === "hint" || data95 === "info" || data95 === "warning" || data95 === "error" || data95 === false || data95 === true)) {
          const err238 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err238];
          } else {
            vErrors.push(err238);
          }
          errors++;
        }
        var _valid22 = _errs384 === errors;
        valid114 = _valid22;
        ifClause22 = "else";
      }
      if (!valid114) {
        const err239 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/if", keyword: "if", params: { failingKeyword: ifClause22 }, message: 'must match "' + ifClause22 + '" schema' };
        if (vErrors === null) {
          vErrors = [err239];
        } else {
          vErrors.push(err239);
        }
        errors++;
      }
    }
    if (data["flow-schema-api-removed"] !== void 0) {
      let data100 = data["flow-schema-api-removed"];
      const _errs387 = errors;
      let valid119 = true;
      const _errs388 = errors;
      if (!(data100 && typeof data100 == "object" && !Array.isArray(data100))) {
        const err240 = {};
        if (vErrors === null) {
          vErrors = [err240];
        } else {
          vErrors.push(err240);
        }
        errors++;
      }
      var _valid23 = _errs388 === errors;
      errors = _errs387;
      if (vErrors !== null) {
        if (_errs387) {
          vErrors.length = _errs387;
        } else {
          vErrors = null;
        }
      }
      let ifClause23;
      if (_valid23) {
        const _errs390 = errors;
        if (data100 && typeof data100 == "object" && !Array.isArray(data100)) {
          for (const key47 in data100) {
            if (!(key47 === "severity" || key47 === "options")) {
              const err241 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err241];
              } else {
                vErrors.push(err241);
              }
              errors++;
            }
          }
          if (data100.severity !== void 0) {
            let data101 = data100.severity;
            if (!(data101 === "off" || data101 === "on" || data101 === "hint" || data101 === "info" || data101 === "warning" || data101 === "error" || data101 === false || data101 === true)) {
              const err242 = { instancePath: instancePath + "/flow-schema-api-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err242];
              } else {
                vErrors.push(err242);
              }
              errors++;
            }
          }
          if (data100.options !== void 0) {
            let data102 = data100.options;
            if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
              for (const key48 in data102) {
                const err243 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err243];
                } else {
                  vErrors.push(err243);
                }
                errors++;
              }
            } else {
              const err244 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err244];
              } else {
                vErrors.push(err244);
              }
              errors++;
            }
          }
        } else {
          const err245 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err245];
          } else {
            vErrors.push(err245);
          }
          errors++;
        }
        var _valid23 = _errs390 === errors;
        valid119 = _valid23;
        ifClause23 = "then";
      } else {
        const _errs398 = errors;
        if (!(data100 === "off" || data100 === "on" || data100 === "hint" || data100 === "info" || data100 === "warning" || data100 === "error" || data100 === false || data100 === true)) {
          const err246 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err246];
          } else {
            vErrors.push(err246);
          }
          errors++;
        }
        var _valid23 = _errs398 === errors;
        valid119 = _valid23;
        ifClause23 = "else";
      }
      if (!valid119) {
        const err247 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/if", keyword: "if", params: { failingKeyword: ifClause23 }, message: 'must match "' + ifClause23 + '" schema' };
        if (vErrors === null) {
          vErrors = [err247];
        } else {
          vErrors.push(err247);
        }
        errors++;
      }
    }
    if (data["flow-schema-exempts-workload"] !== void 0) {
      let data103 = data["flow-schema-exempts-workload"];
      const _errs401 = errors;
      let valid123 = true;
      const _errs402 = errors;
      if (!(data103 && typeof data103 == "object" && !Array.isArray(data103))) {
        const err248 = {};
        if (vErrors === null) {
          vErrors = [err248];
        } else {
          vErrors.push(err248);
        }
        errors++;
      }
      var _valid24 = _errs402 === errors;
      errors = _errs401;
      if (vErrors !== null) {
        if (_errs401) {
          vErrors.length = _errs401;
        } else {
          vErrors = null;
        }
      }
      let ifClause24;
      if (_valid24) {
        const _errs404 = errors;
        if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
          for (const key49 in data103) {
            if (!(key49 === "severity" || key49 === "options")) {
              const err249 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err249];
              } else {
                vErrors.push(err249);
              }
              errors++;
            }
          }
          if (data103.severity !== void 0) {
            let data104 = data103.severity;
            if (!(data104 === "off" || data104 === "on" || data104 === "hint" || data104 === "info" || data104 === "warning" || data104 === "error" || data104 === false || data104 === true)) {
              const err250 = { instancePath: instancePath + "/flow-schema-exempts-workload/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err250];
              } else {
                vErrors.push(err250);
              }
              errors++;
            }
          }
          if (data103.options !== void 0) {
            let data105 = data103.options;
            if (data105 && typeof data105 == "object" && !Array.isArray(data105)) {
              for (const key50 in data105) {
                const err251 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err251];
                } else {
                  vErrors.push(err251);
                }
                errors++;
              }
            } else {
              const err252 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err252];
              } else {
                vErrors.push(err252);
              }
              errors++;
            }
          }
        } else {
          const err253 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err253];
          } else {
            vErrors.push(err253);
          }
          errors++;
        }
        var _valid24 = _errs404 === errors;
        valid123 = _valid24;
        ifClause24 = "then";
      } else {
        const _errs412 = errors;
        if (!(data103 === "off" || data103 === "on" || data103 === "hint" || data103 === "info" || data103 === "warning" || data103 === "error" || data103 === false || data103 === true)) {
          const err254 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err254];
          } else {
            vErrors.push(err254);
          }
          errors++;
        }
        var _valid24 = _errs412 === errors;
        valid123 = _valid24;
        ifClause24 = "else";
      }
      if (!valid123) {
        const err255 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/if", keyword: "if", params: { failingKeyword: ifClause24 }, message: 'must match "' + ifClause24 + '" schema' };
        if (vErrors === null) {
          vErrors = [err255];
        } else {
          vErrors.push(err255);
        }
        errors++;
      }
    }
    if (data["flow-schema-never-matches"] !== void 0) {
      let data106 = data["flow-schema-never-matches"];
      const _errs415 = errors;
      let valid127 = true;
      const _errs416 = errors;
      if (!(data106 && typeof data106 == "object" && !Array.isArray(data106))) {
        const err256 = {};
        if (vErrors === null) {
          vErrors = [err256];
        } else {
          vErrors.push(err256);
        }
        errors++;
      }
      var _valid25 = _errs416 === errors;
      errors = _errs415;
      if (vErrors !== null) {
        if (_errs415) {
          vErrors.length = _errs415;
        } else {
          vErrors = null;
        }
      }
      let ifClause25;
      if (_valid25) {
        const _errs418 = errors;
        if (data106 && typeof data106 == "object" && !Array.isArray(data106)) {
          for (const key51 in data106) {
            if (!(key51 === "severity" || key51 === "options")) {
              const err257 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err257];
              } else {
                vErrors.push(err257);
              }
              errors++;
            }
          }
          if (data106.severity !== void 0) {
            let data107 = data106.severity;
            if (!(data107 === "off" || data107 === "on" || data107 === "hint" || data107 === "info" || data107 === "warning" || data107 === "error" || data107 === false || data107 === true)) {
              const err258 = { instancePath: instancePath + "/flow-schema-never-matches/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err258];
              } else {
                vErrors.push(err258);
              }
              errors++;
            }
          }
          if (data106.options !== void 0) {
            let data108 = data106.options;
            if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
              for (const key52 in data108) {
                const err259 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err259];
                } else {
                  vErrors.push(err259);
                }
                errors++;
              }
            } else {
              const err260 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err260];
              } else {
                vErrors.push(err260);
              }
              errors++;
            }
          }
        } else {
          const err261 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err261];
          } else {
            vErrors.push(err261);
          }
          errors++;
        }
        var _valid25 = _errs418 === errors;
        valid127 = _valid25;
        ifClause25 = "then";
      } else {
        const _errs426 = errors;
        if (!(data106 === "off" || data106 === "on" || data106 === "hint" || data106 === "info" || data106 === "warning" || data106 === "error" || data106 === false || data106 === true)) {
          const err262 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err262];
          } else {
            vErrors.push(err262);
          }
          errors++;
        }
        var _valid25 = _errs426 === errors;
        valid127 = _valid25;
        ifClause25 = "else";
      }
      if (!valid127) {
        const err263 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/if", keyword: "if", params: { failingKeyword: ifClause25 }, message: 'must match "' + ifClause25 + '" schema' };
        if (vErrors === null) {
          vErrors = [err263];
        } else {
          vErrors.push(err263);
        }
        errors++;
      }
    }
    if (data["flow-schema-shares-field"] !== void 0) {
      let data109 = data["flow-schema-shares-field"];
      const _errs429 = errors;
      let valid131 = true;
      const _errs430 = errors;
      if (!(data109 && typeof data109 == "object" && !Array.isArray(data109))) {
        const err264 = {};
        if (vErrors === null) {
          vErrors = [err264];
        } else {
          vErrors.push(err264);
        }
        errors++;
      }
      var _valid26 = _errs430 === errors;
      errors = _errs429;
      if (vErrors !== null) {
        if (_errs429) {
          vErrors.length = _errs429;
        } else {
          vErrors = null;
        }
      }
      let ifClause26;
      if (_valid26) {
        const _errs432 = errors;
        if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
          for (const key53 in data109) {
            if (!(key53 === "severity" || key53 === "options")) {
              const err265 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err265];
              } else {
                vErrors.push(err265);
              }
              errors++;
            }
          }
          if (data109.severity !== void 0) {
            let data110 = data109.severity;
            if (!(data110 === "off" || data110 === "on" || data110 === "hint" || data110 === "info" || data110 === "warning" || data110 === "error" || data110 === false || data110 === true)) {
              const err266 = { instancePath: instancePath + "/flow-schema-shares-field/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err266];
              } else {
                vErrors.push(err266);
              }
              errors++;
            }
          }
          if (data109.options !== void 0) {
            let data111 = data109.options;
            if (data111 && typeof data111 == "object" && !Array.isArray(data111)) {
              for (const key54 in data111) {
                const err267 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err267];
                } else {
                  vErrors.push(err267);
                }
                errors++;
              }
            } else {
              const err268 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err268];
              } else {
                vErrors.push(err268);
              }
              errors++;
            }
          }
        } else {
          const err269 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err269];
          } else {
            vErrors.push(err269);
          }
          errors++;
        }
        var _valid26 = _errs432 === errors;
        valid131 = _valid26;
        ifClause26 = "then";
      } else {
        const _errs440 = errors;
        if (!(data109 === "off" || data109 === "on" || data109 === "hint" || data109 === "info" || data109 === "warning" || data109 === "error" || data109 === false || data109 === true)) {
          const err270 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err270];
          } else {
            vErrors.push(err270);
          }
          errors++;
        }
        var _valid26 = _errs440 === errors;
        valid131 = _valid26;
        ifClause26 = "else";
      }
      if (!valid131) {
        const err271 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/if", keyword: "if", params: { failingKeyword: ifClause26 }, message: 'must match "' + ifClause26 + '" schema' };
        if (vErrors === null) {
          vErrors = [err271];
        } else {
          vErrors.push(err271);
        }
        errors++;
      }
    }
    if (data["flow-schema-will-be-deleted"] !== void 0) {
      let data112 = data["flow-schema-will-be-deleted"];
      const _errs443 = errors;
      let valid135 = true;
      const _errs444 = errors;
      if (!(data112 && typeof data112 == "object" && !Array.isArray(data112))) {
        const err272 = {};
        if (vErrors === null) {
          vErrors = [err272];
        } else {
          vErrors.push(err272);
        }
        errors++;
      }
      var _valid27 = _errs444 === errors;
      errors = _errs443;
      if (vErrors !== null) {
        if (_errs443) {
          vErrors.length = _errs443;
        } else {
          vErrors = null;
        }
      }
      let ifClause27;
      if (_valid27) {
        const _errs446 = errors;
        if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
          for (const key55 in data112) {
            if (!(key55 === "severity" || key55 === "options")) {
              const err273 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err273];
              } else {
                vErrors.push(err273);
              }
              errors++;
            }
          }
          if (data112.severity !== void 0) {
            let data113 = data112.severity;
            if (!(data113 === "off" || data113 === "on" || data113 === "hint" || data113 === "info" || data113 === "warning" || data113 === "error" || data113 === false || data113 === true)) {
              const err274 = { instancePath: instancePath + "/flow-schema-will-be-deleted/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err274];
              } else {
                vErrors.push(err274);
              }
              errors++;
            }
          }
          if (data112.options !== void 0) {
            let data114 = data112.options;
            if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
              for (const key56 in data114) {
                const err275 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err275];
                } else {
                  vErrors.push(err275);
                }
                errors++;
              }
            } else {
              const err276 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err276];
              } else {
                vErrors.push(err276);
              }
              errors++;
            }
          }
        } else {
          const err277 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err277];
          } else {
            vErrors.push(err277);
          }
          errors++;
        }
        var _valid27 = _errs446 === errors;
        valid135 = _valid27;
        ifClause27 = "then";
      } else {
        const _errs454 = errors;
        if (!(data112 === "off" || data112 === "on" || data112 === "hint" || data112 === "info" || data112 === "warning" || data112 === "error" || data112 === false || data112 === true)) {
          const err278 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err278];
          } else {
            vErrors.push(err278);
          }
          errors++;
        }
        var _valid27 = _errs454 === errors;
        valid135 = _valid27;
        ifClause27 = "else";
      }
      if (!valid135) {
        const err279 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/if", keyword: "if", params: { failingKeyword: ifClause27 }, message: 'must match "' + ifClause27 + '" schema' };
        if (vErrors === null) {
          vErrors = [err279];
        } else {
          vErrors.push(err279);
        }
        errors++;
      }
    }
    if (data["get-etcd-per-record"] !== void 0) {
      let data115 = data["get-etcd-per-record"];
      const _errs457 = errors;
      let valid139 = true;
      const _errs458 = errors;
      if (!(data115 && typeof data115 == "object" && !Array.isArray(data115))) {
        const err280 = {};
        if (vErrors === null) {
          vErrors = [err280];
        } else {
          vErrors.push(err280);
        }
        errors++;
      }
      var _valid28 = _errs458 === errors;
      errors = _errs457;
      if (vErrors !== null) {
        if (_errs457) {
          vErrors.length = _errs457;
        } else {
          vErrors = null;
        }
      }
      let ifClause28;
      if (_valid28) {
        const _errs460 = errors;
        if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
          for (const key57 in data115) {
            if (!(key57 === "severity" || key57 === "options")) {
              const err281 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err281];
              } else {
                vErrors.push(err281);
              }
              errors++;
            }
          }
          if (data115.severity !== void 0) {
            let data116 = data115.severity;
            if (!(data116 === "off" || data116 === "on" || data116 === "hint" || data116 === "info" || data116 === "warning" || data116 === "error" || data116 === false || data116 === true)) {
              const err282 = { instancePath: instancePath + "/get-etcd-per-record/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err282];
              } else {
                vErrors.push(err282);
              }
              errors++;
            }
          }
          if (data115.options !== void 0) {
            let data117 = data115.options;
            if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
              for (const key58 in data117) {
                if (!(key58 === "ignoreClients")) {
                  const err283 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err283];
                  } else {
                    vErrors.push(err283);
                  }
                  errors++;
                }
              }
              if (data117.ignoreClients !== void 0) {
                let data118 = data117.ignoreClients;
                if (Array.isArray(data118)) {
                  const len2 = data118.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    if (typeof data118[i2] !== "string") {
                      const err284 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients/" + i2, schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err284];
                      } else {
                        vErrors.push(err284);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err285 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err285];
                  } else {
                    vErrors.push(err285);
                  }
                  errors++;
                }
              }
            } else {
              const err286 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err286];
              } else {
                vErrors.push(err286);
              }
              errors++;
            }
          }
        } else {
          const err287 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err287];
          } else {
            vErrors.push(err287);
          }
          errors++;
        }
        var _valid28 = _errs460 === errors;
        valid139 = _valid28;
        ifClause28 = "then";
      } else {
        const _errs472 = errors;
        if (!(data115 === "off" || data115 === "on" || data115 === "hint" || data115 === "info" || data115 === "warning" || data115 === "error" || data115 === false || data115 === true)) {
          const err288 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err288];
          } else {
            vErrors.push(err288);
          }
          errors++;
        }
        var _valid28 = _errs472 === errors;
        valid139 = _valid28;
        ifClause28 = "else";
      }
      if (!valid139) {
        const err289 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/if", keyword: "if", params: { failingKeyword: ifClause28 }, message: 'must match "' + ifClause28 + '" schema' };
        if (vErrors === null) {
          vErrors = [err289];
        } else {
          vErrors.push(err289);
        }
        errors++;
      }
    }
    if (data["helm-history-unbounded"] !== void 0) {
      let data120 = data["helm-history-unbounded"];
      const _errs475 = errors;
      let valid146 = true;
      const _errs476 = errors;
      if (!(data120 && typeof data120 == "object" && !Array.isArray(data120))) {
        const err290 = {};
        if (vErrors === null) {
          vErrors = [err290];
        } else {
          vErrors.push(err290);
        }
        errors++;
      }
      var _valid29 = _errs476 === errors;
      errors = _errs475;
      if (vErrors !== null) {
        if (_errs475) {
          vErrors.length = _errs475;
        } else {
          vErrors = null;
        }
      }
      let ifClause29;
      if (_valid29) {
        const _errs478 = errors;
        if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
          for (const key59 in data120) {
            if (!(key59 === "severity" || key59 === "options")) {
              const err291 = { instancePath: instancePath + "/helm-history-unbounded", schemaPath: "#/properties/helm-history-unbounded/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err291];
              } else {
                vErrors.push(err291);
              }
              errors++;
            }
          }
          if (data120.severity !== void 0) {
            let data121 = data120.severity;
            if (!(data121 === "off" || data121 === "on" || data121 === "hint" || data121 === "info" || data121 === "warning" || data121 === "error" || data121 === false || data121 === true)) {
              const err292 = { instancePath: instancePath + "/helm-history-unbounded/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err292];
              } else {
                vErrors.push(err292);
              }
              errors++;
            }
          }
          if (data120.options !== void 0) {
            let data122 = data120.options;
            if (data122 && typeof data122 == "object" && !Array.isArray(data122)) {
              for (const key60 in data122) {
                if (!(key60 === "revisions")) {
                  const err293 = { instancePath: instancePath + "/helm-history-unbounded/options", schemaPath: "#/properties/helm-history-unbounded/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err293];
                  } else {
                    vErrors.push(err293);
                  }
                  errors++;
                }
              }
              if (data122.revisions !== void 0) {
                let data123 = data122.revisions;
                if (!(typeof data123 == "number" && (!(data123 % 1) && !isNaN(data123)) && isFinite(data123))) {
                  const err294 = { instancePath: instancePath + "/helm-history-unbounded/options/revisions", schemaPath: "#/properties/helm-history-unbounded/then/properties/options/properties/revisions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err294];
                  } else {
                    vErrors.push(err294);
                  }
                  errors++;
                }
                if (typeof data123 == "number" && isFinite(data123)) {
                  if (data123 < 1 || isNaN(data123)) {
                    const err295 = { instancePath: instancePath + "/helm-history-unbounded/options/revisions", schemaPath: "#/properties/helm-history-unbounded/then/properties/options/properties/revisions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err295];
                    } else {
                      vErrors.push(err295);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err296 = { instancePath: instancePath + "/helm-history-unbounded/options", schemaPath: "#/properties/helm-history-unbounded/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err296];
              } else {
                vErrors.push(err296);
              }
              errors++;
            }
          }
        } else {
          const err297 = { instancePath: instancePath + "/helm-history-unbounded", schemaPath: "#/properties/helm-history-unbounded/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err297];
          } else {
            vErrors.push(err297);
          }
          errors++;
        }
        var _valid29 = _errs478 === errors;
        valid146 = _valid29;
        ifClause29 = "then";
      } else {
        const _errs488 = errors;
        if (!(data120 === "off" || data120 === "on" || data120 === "hint" || data120 === "info" || data120 === "warning" || data120 === "error" || data120 === false || data120 === true)) {
          const err298 = { instancePath: instancePath + "/helm-history-unbounded", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err298];
          } else {
            vErrors.push(err298);
          }
          errors++;
        }
        var _valid29 = _errs488 === errors;
        valid146 = _valid29;
        ifClause29 = "else";
      }
      if (!valid146) {
        const err299 = { instancePath: instancePath + "/helm-history-unbounded", schemaPath: "#/properties/helm-history-unbounded/if", keyword: "if", params: { failingKeyword: ifClause29 }, message: 'must match "' + ifClause29 + '" schema' };
        if (vErrors === null) {
          vErrors = [err299];
        } else {
          vErrors.push(err299);
        }
        errors++;
      }
    }
    if (data["inflight-limits-unsized"] !== void 0) {
      let data124 = data["inflight-limits-unsized"];
      const _errs491 = errors;
      let valid151 = true;
      const _errs492 = errors;
      if (!(data124 && typeof data124 == "object" && !Array.isArray(data124))) {
        const err300 = {};
        if (vErrors === null) {
          vErrors = [err300];
        } else {
          vErrors.push(err300);
        }
        errors++;
      }
      var _valid30 = _errs492 === errors;
      errors = _errs491;
      if (vErrors !== null) {
        if (_errs491) {
          vErrors.length = _errs491;
        } else {
          vErrors = null;
        }
      }
      let ifClause30;
      if (_valid30) {
        const _errs494 = errors;
        if (data124 && typeof data124 == "object" && !Array.isArray(data124)) {
          for (const key61 in data124) {
            if (!(key61 === "severity" || key61 === "options")) {
              const err301 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err301];
              } else {
                vErrors.push(err301);
              }
              errors++;
            }
          }
          if (data124.severity !== void 0) {
            let data125 = data124.severity;
            if (!(data125 === "off" || data125 === "on" || data125 === "hint" || data125 === "info" || data125 === "warning" || data125 === "error" || data125 === false || data125 === true)) {
              const err302 = { instancePath: instancePath + "/inflight-limits-unsized/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err302];
              } else {
                vErrors.push(err302);
              }
              errors++;
            }
          }
          if (data124.options !== void 0) {
            let data126 = data124.options;
            if (data126 && typeof data126 == "object" && !Array.isArray(data126)) {
              for (const key62 in data126) {
                if (!(key62 === "minimumSeats" || key62 === "largeClusterNodes")) {
                  const err303 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err303];
                  } else {
                    vErrors.push(err303);
                  }
                  errors++;
                }
              }
              if (data126.minimumSeats !== void 0) {
                let data127 = data126.minimumSeats;
                if (!(typeof data127 == "number" && (!(data127 % 1) && !isNaN(data127)) && isFinite(data127))) {
                  const err304 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err304];
                  } else {
                    vErrors.push(err304);
                  }
                  errors++;
                }
                if (typeof data127 == "number" && isFinite(data127)) {
                  if (data127 < 1 || isNaN(data127)) {
                    const err305 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err305];
                    } else {
                      vErrors.push(err305);
                    }
                    errors++;
                  }
                }
              }
              if (data126.largeClusterNodes !== void 0) {
                let data128 = data126.largeClusterNodes;
                if (!(typeof data128 == "number" && (!(data128 % 1) && !isNaN(data128)) && isFinite(data128))) {
                  const err306 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err306];
                  } else {
                    vErrors.push(err306);
                  }
                  errors++;
                }
                if (typeof data128 == "number" && isFinite(data128)) {
                  if (data128 < 1 || isNaN(data128)) {
                    const err307 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err307];
                    } else {
                      vErrors.push(err307);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err308 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err308];
              } else {
                vErrors.push(err308);
              }
              errors++;
            }
          }
        } else {
          const err309 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err309];
          } else {
            vErrors.push(err309);
          }
          errors++;
        }
        var _valid30 = _errs494 === errors;
        valid151 = _valid30;
        ifClause30 = "then";
      } else {
        const _errs506 = errors;
        if (!(data124 === "off" || data124 === "on" || data124 === "hint" || data124 === "info" || data124 === "warning" || data124 === "error" || data124 === false || data124 === true)) {
          const err310 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err310];
          } else {
            vErrors.push(err310);
          }
          errors++;
        }
        var _valid30 = _errs506 === errors;
        valid151 = _valid30;
        ifClause30 = "else";
      }
      if (!valid151) {
        const err311 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/if", keyword: "if", params: { failingKeyword: ifClause30 }, message: 'must match "' + ifClause30 + '" schema' };
        if (vErrors === null) {
          vErrors = [err311];
        } else {
          vErrors.push(err311);
        }
        errors++;
      }
    }
    if (data["job-never-cleaned"] !== void 0) {
      let data129 = data["job-never-cleaned"];
      const _errs509 = errors;
      let valid156 = true;
      const _errs510 = errors;
      if (!(data129 && typeof data129 == "object" && !Array.isArray(data129))) {
        const err312 = {};
        if (vErrors === null) {
          vErrors = [err312];
        } else {
          vErrors.push(err312);
        }
        errors++;
      }
      var _valid31 = _errs510 === errors;
      errors = _errs509;
      if (vErrors !== null) {
        if (_errs509) {
          vErrors.length = _errs509;
        } else {
          vErrors = null;
        }
      }
      let ifClause31;
      if (_valid31) {
        const _errs512 = errors;
        if (data129 && typeof data129 == "object" && !Array.isArray(data129)) {
          for (const key63 in data129) {
            if (!(key63 === "severity" || key63 === "options")) {
              const err313 = { instancePath: instancePath + "/job-never-cleaned", schemaPath: "#/properties/job-never-cleaned/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err313];
              } else {
                vErrors.push(err313);
              }
              errors++;
            }
          }
          if (data129.severity !== void 0) {
            let data130 = data129.severity;
            if (!(data130 === "off" || data130 === "on" || data130 === "hint" || data130 === "info" || data130 === "warning" || data130 === "error" || data130 === false || data130 === true)) {
              const err314 = { instancePath: instancePath + "/job-never-cleaned/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err314];
              } else {
                vErrors.push(err314);
              }
              errors++;
            }
          }
          if (data129.options !== void 0) {
            let data131 = data129.options;
            if (data131 && typeof data131 == "object" && !Array.isArray(data131)) {
              for (const key64 in data131) {
                if (!(key64 === "everyJob")) {
                  const err315 = { instancePath: instancePath + "/job-never-cleaned/options", schemaPath: "#/properties/job-never-cleaned/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key64 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err315];
                  } else {
                    vErrors.push(err315);
                  }
                  errors++;
                }
              }
              if (data131.everyJob !== void 0) {
                if (typeof data131.everyJob !== "boolean") {
                  const err316 = { instancePath: instancePath + "/job-never-cleaned/options/everyJob", schemaPath: "#/properties/job-never-cleaned/then/properties/options/properties/everyJob/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err316];
                  } else {
                    vErrors.push(err316);
                  }
                  errors++;
                }
              }
            } else {
              const err317 = { instancePath: instancePath + "/job-never-cleaned/options", schemaPath: "#/properties/job-never-cleaned/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err317];
              } else {
                vErrors.push(err317);
              }
              errors++;
            }
          }
        } else {
          const err318 = { instancePath: instancePath + "/job-never-cleaned", schemaPath: "#/properties/job-never-cleaned/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err318];
          } else {
            vErrors.push(err318);
          }
          errors++;
        }
        var _valid31 = _errs512 === errors;
        valid156 = _valid31;
        ifClause31 = "then";
      } else {
        const _errs522 = errors;
        if (!(data129 === "off" || data129 === "on" || data129 === "hint" || data129 === "info" || data129 === "warning" || data129 === "error" || data129 === false || data129 === true)) {
          const err319 = { instancePath: instancePath + "/job-never-cleaned", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err319];
          } else {
            vErrors.push(err319);
          }
          errors++;
        }
        var _valid31 = _errs522 === errors;
        valid156 = _valid31;
        ifClause31 = "else";
      }
      if (!valid156) {
        const err320 = { instancePath: instancePath + "/job-never-cleaned", schemaPath: "#/properties/job-never-cleaned/if", keyword: "if", params: { failingKeyword: ifClause31 }, message: 'must match "' + ifClause31 + '" schema' };
        if (vErrors === null) {
          vErrors = [err320];
        } else {
          vErrors.push(err320);
        }
        errors++;
      }
    }
    if (data["leader-election-fragile"] !== void 0) {
      let data133 = data["leader-election-fragile"];
      const _errs525 = errors;
      let valid161 = true;
      const _errs526 = errors;
      if (!(data133 && typeof data133 == "object" && !Array.isArray(data133))) {
        const err321 = {};
        if (vErrors === null) {
          vErrors = [err321];
        } else {
          vErrors.push(err321);
        }
        errors++;
      }
      var _valid32 = _errs526 === errors;
      errors = _errs525;
      if (vErrors !== null) {
        if (_errs525) {
          vErrors.length = _errs525;
        } else {
          vErrors = null;
        }
      }
      let ifClause32;
      if (_valid32) {
        const _errs528 = errors;
        if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
          for (const key65 in data133) {
            if (!(key65 === "severity" || key65 === "options")) {
              const err322 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key65 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err322];
              } else {
                vErrors.push(err322);
              }
              errors++;
            }
          }
          if (data133.severity !== void 0) {
            let data134 = data133.severity;
            if (!(data134 === "off" || data134 === "on" || data134 === "hint" || data134 === "info" || data134 === "warning" || data134 === "error" || data134 === false || data134 === true)) {
              const err323 = { instancePath: instancePath + "/leader-election-fragile/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err323];
              } else {
                vErrors.push(err323);
              }
              errors++;
            }
          }
          if (data133.options !== void 0) {
            let data135 = data133.options;
            if (data135 && typeof data135 == "object" && !Array.isArray(data135)) {
              for (const key66 in data135) {
                if (!(key66 === "hintBelowSeconds")) {
                  const err324 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key66 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err324];
                  } else {
                    vErrors.push(err324);
                  }
                  errors++;
                }
              }
              if (data135.hintBelowSeconds !== void 0) {
                let data136 = data135.hintBelowSeconds;
                if (typeof data136 == "number" && isFinite(data136)) {
                  if (data136 < 0 || isNaN(data136)) {
                    const err325 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err325];
                    } else {
                      vErrors.push(err325);
                    }
                    errors++;
                  }
                } else {
                  const err326 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err326];
                  } else {
                    vErrors.push(err326);
                  }
                  errors++;
                }
              }
            } else {
              const err327 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err327];
              } else {
                vErrors.push(err327);
              }
              errors++;
            }
          }
        } else {
          const err328 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err328];
          } else {
            vErrors.push(err328);
          }
          errors++;
        }
        var _valid32 = _errs528 === errors;
        valid161 = _valid32;
        ifClause32 = "then";
      } else {
        const _errs538 = errors;
        if (!(data133 === "off" || data133 === "on" || data133 === "hint" || data133 === "info" || data133 === "warning" || data133 === "error" || data133 === false || data133 === true)) {
          const err329 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err329];
          } else {
            vErrors.push(err329);
          }
          errors++;
        }
        var _valid32 = _errs538 === errors;
        valid161 = _valid32;
        ifClause32 = "else";
      }
      if (!valid161) {
        const err330 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/if", keyword: "if", params: { failingKeyword: ifClause32 }, message: 'must match "' + ifClause32 + '" schema' };
        if (vErrors === null) {
          vErrors = [err330];
        } else {
          vErrors.push(err330);
        }
        errors++;
      }
    }
    if (data["leader-election-invalid"] !== void 0) {
      let data137 = data["leader-election-invalid"];
      const _errs541 = errors;
      let valid166 = true;
      const _errs542 = errors;
      if (!(data137 && typeof data137 == "object" && !Array.isArray(data137))) {
        const err331 = {};
        if (vErrors === null) {
          vErrors = [err331];
        } else {
          vErrors.push(err331);
        }
        errors++;
      }
      var _valid33 = _errs542 === errors;
      errors = _errs541;
      if (vErrors !== null) {
        if (_errs541) {
          vErrors.length = _errs541;
        } else {
          vErrors = null;
        }
      }
      let ifClause33;
      if (_valid33) {
        const _errs544 = errors;
        if (data137 && typeof data137 == "object" && !Array.isArray(data137)) {
          for (const key67 in data137) {
            if (!(key67 === "severity" || key67 === "options")) {
              const err332 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key67 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err332];
              } else {
                vErrors.push(err332);
              }
              errors++;
            }
          }
          if (data137.severity !== void 0) {
            let data138 = data137.severity;
            if (!(data138 === "off" || data138 === "on" || data138 === "hint" || data138 === "info" || data138 === "warning" || data138 === "error" || data138 === false || data138 === true)) {
              const err333 = { instancePath: instancePath + "/leader-election-invalid/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err333];
              } else {
                vErrors.push(err333);
              }
              errors++;
            }
          }
          if (data137.options !== void 0) {
            let data139 = data137.options;
            if (data139 && typeof data139 == "object" && !Array.isArray(data139)) {
              for (const key68 in data139) {
                const err334 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key68 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err334];
                } else {
                  vErrors.push(err334);
                }
                errors++;
              }
            } else {
              const err335 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err335];
              } else {
                vErrors.push(err335);
              }
              errors++;
            }
          }
        } else {
          const err336 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err336];
          } else {
            vErrors.push(err336);
          }
          errors++;
        }
        var _valid33 = _errs544 === errors;
        valid166 = _valid33;
        ifClause33 = "then";
      } else {
        const _errs552 = errors;
        if (!(data137 === "off" || data137 === "on" || data137 === "hint" || data137 === "info" || data137 === "warning" || data137 === "error" || data137 === false || data137 === true)) {
          const err337 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err337];
          } else {
            vErrors.push(err337);
          }
          errors++;
        }
        var _valid33 = _errs552 === errors;
        valid166 = _valid33;
        ifClause33 = "else";
      }
      if (!valid166) {
        const err338 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/if", keyword: "if", params: { failingKeyword: ifClause33 }, message: 'must match "' + ifClause33 + '" schema' };
        if (vErrors === null) {
          vErrors = [err338];
        } else {
          vErrors.push(err338);
        }
        errors++;
      }
    }
    if (data["leader-election-lock-removed"] !== void 0) {
      let data140 = data["leader-election-lock-removed"];
      const _errs555 = errors;
      let valid170 = true;
      const _errs556 = errors;
      if (!(data140 && typeof data140 == "object" && !Array.isArray(data140))) {
        const err339 = {};
        if (vErrors === null) {
          vErrors = [err339];
        } else {
          vErrors.push(err339);
        }
        errors++;
      }
      var _valid34 = _errs556 === errors;
      errors = _errs555;
      if (vErrors !== null) {
        if (_errs555) {
          vErrors.length = _errs555;
        } else {
          vErrors = null;
        }
      }
      let ifClause34;
      if (_valid34) {
        const _errs558 = errors;
        if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
          for (const key69 in data140) {
            if (!(key69 === "severity" || key69 === "options")) {
              const err340 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key69 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err340];
              } else {
                vErrors.push(err340);
              }
              errors++;
            }
          }
          if (data140.severity !== void 0) {
            let data141 = data140.severity;
            if (!(data141 === "off" || data141 === "on" || data141 === "hint" || data141 === "info" || data141 === "warning" || data141 === "error" || data141 === false || data141 === true)) {
              const err341 = { instancePath: instancePath + "/leader-election-lock-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err341];
              } else {
                vErrors.push(err341);
              }
              errors++;
            }
          }
          if (data140.options !== void 0) {
            let data142 = data140.options;
            if (data142 && typeof data142 == "object" && !Array.isArray(data142)) {
              for (const key70 in data142) {
                const err342 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key70 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err342];
                } else {
                  vErrors.push(err342);
                }
                errors++;
              }
            } else {
              const err343 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err343];
              } else {
                vErrors.push(err343);
              }
              errors++;
            }
          }
        } else {
          const err344 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err344];
          } else {
            vErrors.push(err344);
          }
          errors++;
        }
        var _valid34 = _errs558 === errors;
        valid170 = _valid34;
        ifClause34 = "then";
      } else {
        const _errs566 = errors;
        if (!(data140 === "off" || data140 === "on" || data140 === "hint" || data140 === "info" || data140 === "warning" || data140 === "error" || data140 === false || data140 === true)) {
          const err345 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err345];
          } else {
            vErrors.push(err345);
          }
          errors++;
        }
        var _valid34 = _errs566 === errors;
        valid170 = _valid34;
        ifClause34 = "else";
      }
      if (!valid170) {
        const err346 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/if", keyword: "if", params: { failingKeyword: ifClause34 }, message: 'must match "' + ifClause34 + '" schema' };
        if (vErrors === null) {
          vErrors = [err346];
        } else {
          vErrors.push(err346);
        }
        errors++;
      }
    }
    if (data["leader-election-on-every-node"] !== void 0) {
      let data143 = data["leader-election-on-every-node"];
      const _errs569 = errors;
      let valid174 = true;
      const _errs570 = errors;
      if (!(data143 && typeof data143 == "object" && !Array.isArray(data143))) {
        const err347 = {};
        if (vErrors === null) {
          vErrors = [err347];
        } else {
          vErrors.push(err347);
        }
        errors++;
      }
      var _valid35 = _errs570 === errors;
      errors = _errs569;
      if (vErrors !== null) {
        if (_errs569) {
          vErrors.length = _errs569;
        } else {
          vErrors = null;
        }
      }
      let ifClause35;
      if (_valid35) {
        const _errs572 = errors;
        if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
          for (const key71 in data143) {
            if (!(key71 === "severity" || key71 === "options")) {
              const err348 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key71 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err348];
              } else {
                vErrors.push(err348);
              }
              errors++;
            }
          }
          if (data143.severity !== void 0) {
            let data144 = data143.severity;
            if (!(data144 === "off" || data144 === "on" || data144 === "hint" || data144 === "info" || data144 === "warning" || data144 === "error" || data144 === false || data144 === true)) {
              const err349 = { instancePath: instancePath + "/leader-election-on-every-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err349];
              } else {
                vErrors.push(err349);
              }
              errors++;
            }
          }
          if (data143.options !== void 0) {
            let data145 = data143.options;
            if (data145 && typeof data145 == "object" && !Array.isArray(data145)) {
              for (const key72 in data145) {
                if (!(key72 === "readsPerSecond")) {
                  const err350 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key72 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err350];
                  } else {
                    vErrors.push(err350);
                  }
                  errors++;
                }
              }
              if (data145.readsPerSecond !== void 0) {
                let data146 = data145.readsPerSecond;
                if (typeof data146 == "number" && isFinite(data146)) {
                  if (data146 <= 0 || isNaN(data146)) {
                    const err351 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err351];
                    } else {
                      vErrors.push(err351);
                    }
                    errors++;
                  }
                } else {
                  const err352 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err352];
                  } else {
                    vErrors.push(err352);
                  }
                  errors++;
                }
              }
            } else {
              const err353 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err353];
              } else {
                vErrors.push(err353);
              }
              errors++;
            }
          }
        } else {
          const err354 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err354];
          } else {
            vErrors.push(err354);
          }
          errors++;
        }
        var _valid35 = _errs572 === errors;
        valid174 = _valid35;
        ifClause35 = "then";
      } else {
        const _errs582 = errors;
        if (!(data143 === "off" || data143 === "on" || data143 === "hint" || data143 === "info" || data143 === "warning" || data143 === "error" || data143 === false || data143 === true)) {
          const err355 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err355];
          } else {
            vErrors.push(err355);
          }
          errors++;
        }
        var _valid35 = _errs582 === errors;
        valid174 = _valid35;
        ifClause35 = "else";
      }
      if (!valid174) {
        const err356 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/if", keyword: "if", params: { failingKeyword: ifClause35 }, message: 'must match "' + ifClause35 + '" schema' };
        if (vErrors === null) {
          vErrors = [err356];
        } else {
          vErrors.push(err356);
        }
        errors++;
      }
    }
    if (data["leader-election-shares-lane"] !== void 0) {
      let data147 = data["leader-election-shares-lane"];
      const _errs585 = errors;
      let valid179 = true;
      const _errs586 = errors;
      if (!(data147 && typeof data147 == "object" && !Array.isArray(data147))) {
        const err357 = {};
        if (vErrors === null) {
          vErrors = [err357];
        } else {
          vErrors.push(err357);
        }
        errors++;
      }
      var _valid36 = _errs586 === errors;
      errors = _errs585;
      if (vErrors !== null) {
        if (_errs585) {
          vErrors.length = _errs585;
        } else {
          vErrors = null;
        }
      }
      let ifClause36;
      if (_valid36) {
        const _errs588 = errors;
        if (data147 && typeof data147 == "object" && !Array.isArray(data147)) {
          for (const key73 in data147) {
            if (!(key73 === "severity" || key73 === "options")) {
              const err358 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key73 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err358];
              } else {
                vErrors.push(err358);
              }
              errors++;
            }
          }
          if (data147.severity !== void 0) {
            let data148 = data147.severity;
            if (!(data148 === "off" || data148 === "on" || data148 === "hint" || data148 === "info" || data148 === "warning" || data148 === "error" || data148 === false || data148 === true)) {
              const err359 = { instancePath: instancePath + "/leader-election-shares-lane/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err359];
              } else {
                vErrors.push(err359);
              }
              errors++;
            }
          }
          if (data147.options !== void 0) {
            let data149 = data147.options;
            if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
              for (const key74 in data149) {
                const err360 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key74 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err360];
                } else {
                  vErrors.push(err360);
                }
                errors++;
              }
            } else {
              const err361 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err361];
              } else {
                vErrors.push(err361);
              }
              errors++;
            }
          }
        } else {
          const err362 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err362];
          } else {
            vErrors.push(err362);
          }
          errors++;
        }
        var _valid36 = _errs588 === errors;
        valid179 = _valid36;
        ifClause36 = "then";
      } else {
        const _errs596 = errors;
        if (!(data147 === "off" || data147 === "on" || data147 === "hint" || data147 === "info" || data147 === "warning" || data147 === "error" || data147 === false || data147 === true)) {
          const err363 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err363];
          } else {
            vErrors.push(err363);
          }
          errors++;
        }
        var _valid36 = _errs596 === errors;
        valid179 = _valid36;
        ifClause36 = "else";
      }
      if (!valid179) {
        const err364 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/if", keyword: "if", params: { failingKeyword: ifClause36 }, message: 'must match "' + ifClause36 + '" schema' };
        if (vErrors === null) {
          vErrors = [err364];
        } else {
          vErrors.push(err364);
        }
        errors++;
      }
    }
    if (data["lease-age-unwatched"] !== void 0) {
      let data150 = data["lease-age-unwatched"];
      const _errs599 = errors;
      let valid183 = true;
      const _errs600 = errors;
      if (!(data150 && typeof data150 == "object" && !Array.isArray(data150))) {
        const err365 = {};
        if (vErrors === null) {
          vErrors = [err365];
        } else {
          vErrors.push(err365);
        }
        errors++;
      }
      var _valid37 = _errs600 === errors;
      errors = _errs599;
      if (vErrors !== null) {
        if (_errs599) {
          vErrors.length = _errs599;
        } else {
          vErrors = null;
        }
      }
      let ifClause37;
      if (_valid37) {
        const _errs602 = errors;
        if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
          for (const key75 in data150) {
            if (!(key75 === "severity" || key75 === "options")) {
              const err366 = { instancePath: instancePath + "/lease-age-unwatched", schemaPath: "#/properties/lease-age-unwatched/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key75 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err366];
              } else {
                vErrors.push(err366);
              }
              errors++;
            }
          }
          if (data150.severity !== void 0) {
            let data151 = data150.severity;
            if (!(data151 === "off" || data151 === "on" || data151 === "hint" || data151 === "info" || data151 === "warning" || data151 === "error" || data151 === false || data151 === true)) {
              const err367 = { instancePath: instancePath + "/lease-age-unwatched/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err367];
              } else {
                vErrors.push(err367);
              }
              errors++;
            }
          }
          if (data150.options !== void 0) {
            let data152 = data150.options;
            if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
              for (const key76 in data152) {
                if (!(key76 === "renewWindowSeconds" || key76 === "pageSeconds")) {
                  const err368 = { instancePath: instancePath + "/lease-age-unwatched/options", schemaPath: "#/properties/lease-age-unwatched/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key76 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err368];
                  } else {
                    vErrors.push(err368);
                  }
                  errors++;
                }
              }
              if (data152.renewWindowSeconds !== void 0) {
                let data153 = data152.renewWindowSeconds;
                if (typeof data153 == "number" && isFinite(data153)) {
                  if (data153 < 0 || isNaN(data153)) {
                    const err369 = { instancePath: instancePath + "/lease-age-unwatched/options/renewWindowSeconds", schemaPath: "#/properties/lease-age-unwatched/then/properties/options/properties/renewWindowSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err369];
                    } else {
                      vErrors.push(err369);
                    }
                    errors++;
                  }
                } else {
                  const err370 = { instancePath: instancePath + "/lease-age-unwatched/options/renewWindowSeconds", schemaPath: "#/properties/lease-age-unwatched/then/properties/options/properties/renewWindowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err370];
                  } else {
                    vErrors.push(err370);
                  }
                  errors++;
                }
              }
              if (data152.pageSeconds !== void 0) {
                let data154 = data152.pageSeconds;
                if (typeof data154 == "number" && isFinite(data154)) {
                  if (data154 <= 0 || isNaN(data154)) {
                    const err371 = { instancePath: instancePath + "/lease-age-unwatched/options/pageSeconds", schemaPath: "#/properties/lease-age-unwatched/then/properties/options/properties/pageSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err371];
                    } else {
                      vErrors.push(err371);
                    }
                    errors++;
                  }
                } else {
                  const err372 = { instancePath: instancePath + "/lease-age-unwatched/options/pageSeconds", schemaPath: "#/properties/lease-age-unwatched/then/properties/options/properties/pageSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err372];
                  } else {
                    vErrors.push(err372);
                  }
                  errors++;
                }
              }
            } else {
              const err373 = { instancePath: instancePath + "/lease-age-unwatched/options", schemaPath: "#/properties/lease-age-unwatched/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err373];
              } else {
                vErrors.push(err373);
              }
              errors++;
            }
          }
        } else {
          const err374 = { instancePath: instancePath + "/lease-age-unwatched", schemaPath: "#/properties/lease-age-unwatched/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err374];
          } else {
            vErrors.push(err374);
          }
          errors++;
        }
        var _valid37 = _errs602 === errors;
        valid183 = _valid37;
        ifClause37 = "then";
      } else {
        const _errs614 = errors;
        if (!(data150 === "off" || data150 === "on" || data150 === "hint" || data150 === "info" || data150 === "warning" || data150 === "error" || data150 === false || data150 === true)) {
          const err375 = { instancePath: instancePath + "/lease-age-unwatched", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err375];
          } else {
            vErrors.push(err375);
          }
          errors++;
        }
        var _valid37 = _errs614 === errors;
        valid183 = _valid37;
        ifClause37 = "else";
      }
      if (!valid183) {
        const err376 = { instancePath: instancePath + "/lease-age-unwatched", schemaPath: "#/properties/lease-age-unwatched/if", keyword: "if", params: { failingKeyword: ifClause37 }, message: 'must match "' + ifClause37 + '" schema' };
        if (vErrors === null) {
          vErrors = [err376];
        } else {
          vErrors.push(err376);
        }
        errors++;
      }
    }
    if (data["lease-cache-can-lose"] !== void 0) {
      let data155 = data["lease-cache-can-lose"];
      const _errs617 = errors;
      let valid188 = true;
      const _errs618 = errors;
      if (!(data155 && typeof data155 == "object" && !Array.isArray(data155))) {
        const err377 = {};
        if (vErrors === null) {
          vErrors = [err377];
        } else {
          vErrors.push(err377);
        }
        errors++;
      }
      var _valid38 = _errs618 === errors;
      errors = _errs617;
      if (vErrors !== null) {
        if (_errs617) {
          vErrors.length = _errs617;
        } else {
          vErrors = null;
        }
      }
      let ifClause38;
      if (_valid38) {
        const _errs620 = errors;
        if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
          for (const key77 in data155) {
            if (!(key77 === "severity" || key77 === "options")) {
              const err378 = { instancePath: instancePath + "/lease-cache-can-lose", schemaPath: "#/properties/lease-cache-can-lose/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key77 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err378];
              } else {
                vErrors.push(err378);
              }
              errors++;
            }
          }
          if (data155.severity !== void 0) {
            let data156 = data155.severity;
            if (!(data156 === "off" || data156 === "on" || data156 === "hint" || data156 === "info" || data156 === "warning" || data156 === "error" || data156 === false || data156 === true)) {
              const err379 = { instancePath: instancePath + "/lease-cache-can-lose/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err379];
              } else {
                vErrors.push(err379);
              }
              errors++;
            }
          }
          if (data155.options !== void 0) {
            let data157 = data155.options;
            if (data157 && typeof data157 == "object" && !Array.isArray(data157)) {
              for (const key78 in data157) {
                const err380 = { instancePath: instancePath + "/lease-cache-can-lose/options", schemaPath: "#/properties/lease-cache-can-lose/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key78 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err380];
                } else {
                  vErrors.push(err380);
                }
                errors++;
              }
            } else {
              const err381 = { instancePath: instancePath + "/lease-cache-can-lose/options", schemaPath: "#/properties/lease-cache-can-lose/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err381];
              } else {
                vErrors.push(err381);
              }
              errors++;
            }
          }
        } else {
          const err382 = { instancePath: instancePath + "/lease-cache-can-lose", schemaPath: "#/properties/lease-cache-can-lose/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err382];
          } else {
            vErrors.push(err382);
          }
          errors++;
        }
        var _valid38 = _errs620 === errors;
        valid188 = _valid38;
        ifClause38 = "then";
      } else {
        const _errs628 = errors;
        if (!(data155 === "off" || data155 === "on" || data155 === "hint" || data155 === "info" || data155 === "warning" || data155 === "error" || data155 === false || data155 === true)) {
          const err383 = { instancePath: instancePath + "/lease-cache-can-lose", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err383];
          } else {
            vErrors.push(err383);
          }
          errors++;
        }
        var _valid38 = _errs628 === errors;
        valid188 = _valid38;
        ifClause38 = "else";
      }
      if (!valid188) {
        const err384 = { instancePath: instancePath + "/lease-cache-can-lose", schemaPath: "#/properties/lease-cache-can-lose/if", keyword: "if", params: { failingKeyword: ifClause38 }, message: 'must match "' + ifClause38 + '" schema' };
        if (vErrors === null) {
          vErrors = [err384];
        } else {
          vErrors.push(err384);
        }
        errors++;
      }
    }
    if (data["lease-mode-undocumented"] !== void 0) {
      let data158 = data["lease-mode-undocumented"];
      const _errs631 = errors;
      let valid192 = true;
      const _errs632 = errors;
      if (!(data158 && typeof data158 == "object" && !Array.isArray(data158))) {
        const err385 = {};
        if (vErrors === null) {
          vErrors = [err385];
        } else {
          vErrors.push(err385);
        }
        errors++;
      }
      var _valid39 = _errs632 === errors;
      errors = _errs631;
      if (vErrors !== null) {
        if (_errs631) {
          vErrors.length = _errs631;
        } else {
          vErrors = null;
        }
      }
      let ifClause39;
      if (_valid39) {
        const _errs634 = errors;
        if (data158 && typeof data158 == "object" && !Array.isArray(data158)) {
          for (const key79 in data158) {
            if (!(key79 === "severity" || key79 === "options")) {
              const err386 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/properties/lease-mode-undocumented/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key79 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err386];
              } else {
                vErrors.push(err386);
              }
              errors++;
            }
          }
          if (data158.severity !== void 0) {
            let data159 = data158.severity;
            if (!(data159 === "off" || data159 === "on" || data159 === "hint" || data159 === "info" || data159 === "warning" || data159 === "error" || data159 === false || data159 === true)) {
              const err387 = { instancePath: instancePath + "/lease-mode-undocumented/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err387];
              } else {
                vErrors.push(err387);
              }
              errors++;
            }
          }
          if (data158.options !== void 0) {
            let data160 = data158.options;
            if (data160 && typeof data160 == "object" && !Array.isArray(data160)) {
              for (const key80 in data160) {
                const err388 = { instancePath: instancePath + "/lease-mode-undocumented/options", schemaPath: "#/properties/lease-mode-undocumented/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key80 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err388];
                } else {
                  vErrors.push(err388);
                }
                errors++;
              }
            } else {
              const err389 = { instancePath: instancePath + "/lease-mode-undocumented/options", schemaPath: "#/properties/lease-mode-undocumented/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err389];
              } else {
                vErrors.push(err389);
              }
              errors++;
            }
          }
        } else {
          const err390 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/properties/lease-mode-undocumented/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err390];
          } else {
            vErrors.push(err390);
          }
          errors++;
        }
        var _valid39 = _errs634 === errors;
        valid192 = _valid39;
        ifClause39 = "then";
      } else {
        const _errs642 = errors;
        if (!(data158 === "off" || data158 === "on" || data158 === "hint" || data158 === "info" || data158 === "warning" || data158 === "error" || data158 === false || data158 === true)) {
          const err391 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err391];
          } else {
            vErrors.push(err391);
          }
          errors++;
        }
        var _valid39 = _errs642 === errors;
        valid192 = _valid39;
        ifClause39 = "else";
      }
      if (!valid192) {
        const err392 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/properties/lease-mode-undocumented/if", keyword: "if", params: { failingKeyword: ifClause39 }, message: 'must match "' + ifClause39 + '" schema' };
        if (vErrors === null) {
          vErrors = [err392];
        } else {
          vErrors.push(err392);
        }
        errors++;
      }
    }
    if (data["lease-per-object"] !== void 0) {
      let data161 = data["lease-per-object"];
      const _errs645 = errors;
      let valid196 = true;
      const _errs646 = errors;
      if (!(data161 && typeof data161 == "object" && !Array.isArray(data161))) {
        const err393 = {};
        if (vErrors === null) {
          vErrors = [err393];
        } else {
          vErrors.push(err393);
        }
        errors++;
      }
      var _valid40 = _errs646 === errors;
      errors = _errs645;
      if (vErrors !== null) {
        if (_errs645) {
          vErrors.length = _errs645;
        } else {
          vErrors = null;
        }
      }
      let ifClause40;
      if (_valid40) {
        const _errs648 = errors;
        if (data161 && typeof data161 == "object" && !Array.isArray(data161)) {
          for (const key81 in data161) {
            if (!(key81 === "severity" || key81 === "options")) {
              const err394 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key81 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err394];
              } else {
                vErrors.push(err394);
              }
              errors++;
            }
          }
          if (data161.severity !== void 0) {
            let data162 = data161.severity;
            if (!(data162 === "off" || data162 === "on" || data162 === "hint" || data162 === "info" || data162 === "warning" || data162 === "error" || data162 === false || data162 === true)) {
              const err395 = { instancePath: instancePath + "/lease-per-object/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err395];
              } else {
                vErrors.push(err395);
              }
              errors++;
            }
          }
          if (data161.options !== void 0) {
            let data163 = data161.options;
            if (data163 && typeof data163 == "object" && !Array.isArray(data163)) {
              for (const key82 in data163) {
                if (!(key82 === "keys" || key82 === "perObjectValues" || key82 === "writesPerSecond")) {
                  const err396 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key82 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err396];
                  } else {
                    vErrors.push(err396);
                  }
                  errors++;
                }
              }
              if (data163.keys !== void 0) {
                let data164 = data163.keys;
                if (Array.isArray(data164)) {
                  const len3 = data164.length;
                  for (let i3 = 0; i3 < len3; i3++) {
                    if (typeof data164[i3] !== "string") {
                      const err397 = { instancePath: instancePath + "/lease-per-object/options/keys/" + i3, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err397];
                      } else {
                        vErrors.push(err397);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err398 = { instancePath: instancePath + "/lease-per-object/options/keys", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err398];
                  } else {
                    vErrors.push(err398);
                  }
                  errors++;
                }
              }
              if (data163.perObjectValues !== void 0) {
                let data166 = data163.perObjectValues;
                if (Array.isArray(data166)) {
                  const len4 = data166.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    if (typeof data166[i4] !== "string") {
                      const err399 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues/" + i4, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err399];
                      } else {
                        vErrors.push(err399);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err400 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err400];
                  } else {
                    vErrors.push(err400);
                  }
                  errors++;
                }
              }
              if (data163.writesPerSecond !== void 0) {
                let data168 = data163.writesPerSecond;
                if (typeof data168 == "number" && isFinite(data168)) {
                  if (data168 <= 0 || isNaN(data168)) {
                    const err401 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err401];
                    } else {
                      vErrors.push(err401);
                    }
                    errors++;
                  }
                } else {
                  const err402 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err402];
                  } else {
                    vErrors.push(err402);
                  }
                  errors++;
                }
              }
            } else {
              const err403 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err403];
              } else {
                vErrors.push(err403);
              }
              errors++;
            }
          }
        } else {
          const err404 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err404];
          } else {
            vErrors.push(err404);
          }
          errors++;
        }
        var _valid40 = _errs648 === errors;
        valid196 = _valid40;
        ifClause40 = "then";
      } else {
        const _errs666 = errors;
        if (!(data161 === "off" || data161 === "on" || data161 === "hint" || data161 === "info" || data161 === "warning" || data161 === "error" || data161 === false || data161 === true)) {
          const err405 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err405];
          } else {
            vErrors.push(err405);
          }
          errors++;
        }
        var _valid40 = _errs666 === errors;
        valid196 = _valid40;
        ifClause40 = "else";
      }
      if (!valid196) {
        const err406 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/if", keyword: "if", params: { failingKeyword: ifClause40 }, message: 'must match "' + ifClause40 + '" schema' };
        if (vErrors === null) {
          vErrors = [err406];
        } else {
          vErrors.push(err406);
        }
        errors++;
      }
    }
    if (data["lease-renew-budget"] !== void 0) {
      let data169 = data["lease-renew-budget"];
      const _errs669 = errors;
      let valid205 = true;
      const _errs670 = errors;
      if (!(data169 && typeof data169 == "object" && !Array.isArray(data169))) {
        const err407 = {};
        if (vErrors === null) {
          vErrors = [err407];
        } else {
          vErrors.push(err407);
        }
        errors++;
      }
      var _valid41 = _errs670 === errors;
      errors = _errs669;
      if (vErrors !== null) {
        if (_errs669) {
          vErrors.length = _errs669;
        } else {
          vErrors = null;
        }
      }
      let ifClause41;
      if (_valid41) {
        const _errs672 = errors;
        if (data169 && typeof data169 == "object" && !Array.isArray(data169)) {
          for (const key83 in data169) {
            if (!(key83 === "severity" || key83 === "options")) {
              const err408 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/properties/lease-renew-budget/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key83 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err408];
              } else {
                vErrors.push(err408);
              }
              errors++;
            }
          }
          if (data169.severity !== void 0) {
            let data170 = data169.severity;
            if (!(data170 === "off" || data170 === "on" || data170 === "hint" || data170 === "info" || data170 === "warning" || data170 === "error" || data170 === false || data170 === true)) {
              const err409 = { instancePath: instancePath + "/lease-renew-budget/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err409];
              } else {
                vErrors.push(err409);
              }
              errors++;
            }
          }
          if (data169.options !== void 0) {
            let data171 = data169.options;
            if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
              for (const key84 in data171) {
                if (!(key84 === "writesPerSecond")) {
                  const err410 = { instancePath: instancePath + "/lease-renew-budget/options", schemaPath: "#/properties/lease-renew-budget/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key84 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err410];
                  } else {
                    vErrors.push(err410);
                  }
                  errors++;
                }
              }
              if (data171.writesPerSecond !== void 0) {
                let data172 = data171.writesPerSecond;
                if (typeof data172 == "number" && isFinite(data172)) {
                  if (data172 <= 0 || isNaN(data172)) {
                    const err411 = { instancePath: instancePath + "/lease-renew-budget/options/writesPerSecond", schemaPath: "#/properties/lease-renew-budget/then/properties/options/properties/writesPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err411];
                    } else {
                      vErrors.push(err411);
                    }
                    errors++;
                  }
                } else {
                  const err412 = { instancePath: instancePath + "/lease-renew-budget/options/writesPerSecond", schemaPath: "#/properties/lease-renew-budget/then/properties/options/properties/writesPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err412];
                  } else {
                    vErrors.push(err412);
                  }
                  errors++;
                }
              }
            } else {
              const err413 = { instancePath: instancePath + "/lease-renew-budget/options", schemaPath: "#/properties/lease-renew-budget/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err413];
              } else {
                vErrors.push(err413);
              }
              errors++;
            }
          }
        } else {
          const err414 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/properties/lease-renew-budget/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err414];
          } else {
            vErrors.push(err414);
          }
          errors++;
        }
        var _valid41 = _errs672 === errors;
        valid205 = _valid41;
        ifClause41 = "then";
      } else {
        const _errs682 = errors;
        if (!(data169 === "off" || data169 === "on" || data169 === "hint" || data169 === "info" || data169 === "warning" || data169 === "error" || data169 === false || data169 === true)) {
          const err415 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err415];
          } else {
            vErrors.push(err415);
          }
          errors++;
        }
        var _valid41 = _errs682 === errors;
        valid205 = _valid41;
        ifClause41 = "else";
      }
      if (!valid205) {
        const err416 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/properties/lease-renew-budget/if", keyword: "if", params: { failingKeyword: ifClause41 }, message: 'must match "' + ifClause41 + '" schema' };
        if (vErrors === null) {
          vErrors = [err416];
        } else {
          vErrors.push(err416);
        }
        errors++;
      }
    }
    if (data["lease-renew-too-often"] !== void 0) {
      let data173 = data["lease-renew-too-often"];
      const _errs685 = errors;
      let valid210 = true;
      const _errs686 = errors;
      if (!(data173 && typeof data173 == "object" && !Array.isArray(data173))) {
        const err417 = {};
        if (vErrors === null) {
          vErrors = [err417];
        } else {
          vErrors.push(err417);
        }
        errors++;
      }
      var _valid42 = _errs686 === errors;
      errors = _errs685;
      if (vErrors !== null) {
        if (_errs685) {
          vErrors.length = _errs685;
        } else {
          vErrors = null;
        }
      }
      let ifClause42;
      if (_valid42) {
        const _errs688 = errors;
        if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
          for (const key85 in data173) {
            if (!(key85 === "severity" || key85 === "options")) {
              const err418 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key85 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err418];
              } else {
                vErrors.push(err418);
              }
              errors++;
            }
          }
          if (data173.severity !== void 0) {
            let data174 = data173.severity;
            if (!(data174 === "off" || data174 === "on" || data174 === "hint" || data174 === "info" || data174 === "warning" || data174 === "error" || data174 === false || data174 === true)) {
              const err419 = { instancePath: instancePath + "/lease-renew-too-often/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err419];
              } else {
                vErrors.push(err419);
              }
              errors++;
            }
          }
          if (data173.options !== void 0) {
            let data175 = data173.options;
            if (data175 && typeof data175 == "object" && !Array.isArray(data175)) {
              for (const key86 in data175) {
                if (!(key86 === "keys" || key86 === "windowSeconds" || key86 === "nodeLeaseSeconds" || key86 === "retryPeriodSeconds")) {
                  const err420 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key86 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err420];
                  } else {
                    vErrors.push(err420);
                  }
                  errors++;
                }
              }
              if (data175.keys !== void 0) {
                let data176 = data175.keys;
                if (Array.isArray(data176)) {
                  const len5 = data176.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    if (typeof data176[i5] !== "string") {
                      const err421 = { instancePath: instancePath + "/lease-renew-too-often/options/keys/" + i5, schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err421];
                      } else {
                        vErrors.push(err421);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err422 = { instancePath: instancePath + "/lease-renew-too-often/options/keys", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err422];
                  } else {
                    vErrors.push(err422);
                  }
                  errors++;
                }
              }
              if (data175.windowSeconds !== void 0) {
                let data178 = data175.windowSeconds;
                if (typeof data178 == "number" && isFinite(data178)) {
                  if (data178 <= 0 || isNaN(data178)) {
                    const err423 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err423];
                    } else {
                      vErrors.push(err423);
                    }
                    errors++;
                  }
                } else {
                  const err424 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err424];
                  } else {
                    vErrors.push(err424);
                  }
                  errors++;
                }
              }
              if (data175.nodeLeaseSeconds !== void 0) {
                let data179 = data175.nodeLeaseSeconds;
                if (typeof data179 == "number" && isFinite(data179)) {
                  if (data179 <= 0 || isNaN(data179)) {
                    const err425 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err425];
                    } else {
                      vErrors.push(err425);
                    }
                    errors++;
                  }
                } else {
                  const err426 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err426];
                  } else {
                    vErrors.push(err426);
                  }
                  errors++;
                }
              }
              if (data175.retryPeriodSeconds !== void 0) {
                let data180 = data175.retryPeriodSeconds;
                if (typeof data180 == "number" && isFinite(data180)) {
                  if (data180 < 0 || isNaN(data180)) {
                    const err427 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err427];
                    } else {
                      vErrors.push(err427);
                    }
                    errors++;
                  }
                } else {
                  const err428 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err428];
                  } else {
                    vErrors.push(err428);
                  }
                  errors++;
                }
              }
            } else {
              const err429 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err429];
              } else {
                vErrors.push(err429);
              }
              errors++;
            }
          }
        } else {
          const err430 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err430];
          } else {
            vErrors.push(err430);
          }
          errors++;
        }
        var _valid42 = _errs688 === errors;
        valid210 = _valid42;
        ifClause42 = "then";
      } else {
        const _errs706 = errors;
        if (!(data173 === "off" || data173 === "on" || data173 === "hint" || data173 === "info" || data173 === "warning" || data173 === "error" || data173 === false || data173 === true)) {
          const err431 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err431];
          } else {
            vErrors.push(err431);
          }
          errors++;
        }
        var _valid42 = _errs706 === errors;
        valid210 = _valid42;
        ifClause42 = "else";
      }
      if (!valid210) {
        const err432 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/if", keyword: "if", params: { failingKeyword: ifClause42 }, message: 'must match "' + ifClause42 + '" schema' };
        if (vErrors === null) {
          vErrors = [err432];
        } else {
          vErrors.push(err432);
        }
        errors++;
      }
    }
    if (data["lease-selector-assumes-pod"] !== void 0) {
      let data181 = data["lease-selector-assumes-pod"];
      const _errs709 = errors;
      let valid217 = true;
      const _errs710 = errors;
      if (!(data181 && typeof data181 == "object" && !Array.isArray(data181))) {
        const err433 = {};
        if (vErrors === null) {
          vErrors = [err433];
        } else {
          vErrors.push(err433);
        }
        errors++;
      }
      var _valid43 = _errs710 === errors;
      errors = _errs709;
      if (vErrors !== null) {
        if (_errs709) {
          vErrors.length = _errs709;
        } else {
          vErrors = null;
        }
      }
      let ifClause43;
      if (_valid43) {
        const _errs712 = errors;
        if (data181 && typeof data181 == "object" && !Array.isArray(data181)) {
          for (const key87 in data181) {
            if (!(key87 === "severity" || key87 === "options")) {
              const err434 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/properties/lease-selector-assumes-pod/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key87 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err434];
              } else {
                vErrors.push(err434);
              }
              errors++;
            }
          }
          if (data181.severity !== void 0) {
            let data182 = data181.severity;
            if (!(data182 === "off" || data182 === "on" || data182 === "hint" || data182 === "info" || data182 === "warning" || data182 === "error" || data182 === false || data182 === true)) {
              const err435 = { instancePath: instancePath + "/lease-selector-assumes-pod/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err435];
              } else {
                vErrors.push(err435);
              }
              errors++;
            }
          }
          if (data181.options !== void 0) {
            let data183 = data181.options;
            if (data183 && typeof data183 == "object" && !Array.isArray(data183)) {
              for (const key88 in data183) {
                const err436 = { instancePath: instancePath + "/lease-selector-assumes-pod/options", schemaPath: "#/properties/lease-selector-assumes-pod/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key88 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err436];
                } else {
                  vErrors.push(err436);
                }
                errors++;
              }
            } else {
              const err437 = { instancePath: instancePath + "/lease-selector-assumes-pod/options", schemaPath: "#/properties/lease-selector-assumes-pod/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err437];
              } else {
                vErrors.push(err437);
              }
              errors++;
            }
          }
        } else {
          const err438 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/properties/lease-selector-assumes-pod/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err438];
          } else {
            vErrors.push(err438);
          }
          errors++;
        }
        var _valid43 = _errs712 === errors;
        valid217 = _valid43;
        ifClause43 = "then";
      } else {
        const _errs720 = errors;
        if (!(data181 === "off" || data181 === "on" || data181 === "hint" || data181 === "info" || data181 === "warning" || data181 === "error" || data181 === false || data181 === true)) {
          const err439 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err439];
          } else {
            vErrors.push(err439);
          }
          errors++;
        }
        var _valid43 = _errs720 === errors;
        valid217 = _valid43;
        ifClause43 = "else";
      }
      if (!valid217) {
        const err440 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/properties/lease-selector-assumes-pod/if", keyword: "if", params: { failingKeyword: ifClause43 }, message: 'must match "' + ifClause43 + '" schema' };
        if (vErrors === null) {
          vErrors = [err440];
        } else {
          vErrors.push(err440);
        }
        errors++;
      }
    }
    if (data["list-without-resource-version"] !== void 0) {
      let data184 = data["list-without-resource-version"];
      const _errs723 = errors;
      let valid221 = true;
      const _errs724 = errors;
      if (!(data184 && typeof data184 == "object" && !Array.isArray(data184))) {
        const err441 = {};
        if (vErrors === null) {
          vErrors = [err441];
        } else {
          vErrors.push(err441);
        }
        errors++;
      }
      var _valid44 = _errs724 === errors;
      errors = _errs723;
      if (vErrors !== null) {
        if (_errs723) {
          vErrors.length = _errs723;
        } else {
          vErrors = null;
        }
      }
      let ifClause44;
      if (_valid44) {
        const _errs726 = errors;
        if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
          for (const key89 in data184) {
            if (!(key89 === "severity" || key89 === "options")) {
              const err442 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key89 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err442];
              } else {
                vErrors.push(err442);
              }
              errors++;
            }
          }
          if (data184.severity !== void 0) {
            let data185 = data184.severity;
            if (!(data185 === "off" || data185 === "on" || data185 === "hint" || data185 === "info" || data185 === "warning" || data185 === "error" || data185 === false || data185 === true)) {
              const err443 = { instancePath: instancePath + "/list-without-resource-version/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err443];
              } else {
                vErrors.push(err443);
              }
              errors++;
            }
          }
          if (data184.options !== void 0) {
            let data186 = data184.options;
            if (data186 && typeof data186 == "object" && !Array.isArray(data186)) {
              for (const key90 in data186) {
                if (!(key90 === "ignoreClients" || key90 === "scripts" || key90 === "oldEtcd")) {
                  const err444 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key90 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err444];
                  } else {
                    vErrors.push(err444);
                  }
                  errors++;
                }
              }
              if (data186.ignoreClients !== void 0) {
                let data187 = data186.ignoreClients;
                if (Array.isArray(data187)) {
                  const len6 = data187.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    if (typeof data187[i6] !== "string") {
                      const err445 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients/" + i6, schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err445];
                      } else {
                        vErrors.push(err445);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err446 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err446];
                  } else {
                    vErrors.push(err446);
                  }
                  errors++;
                }
              }
              if (data186.scripts !== void 0) {
                if (typeof data186.scripts !== "boolean") {
                  const err447 = { instancePath: instancePath + "/list-without-resource-version/options/scripts", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/scripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err447];
                  } else {
                    vErrors.push(err447);
                  }
                  errors++;
                }
              }
              if (data186.oldEtcd !== void 0) {
                if (typeof data186.oldEtcd !== "boolean") {
                  const err448 = { instancePath: instancePath + "/list-without-resource-version/options/oldEtcd", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/oldEtcd/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err448];
                  } else {
                    vErrors.push(err448);
                  }
                  errors++;
                }
              }
            } else {
              const err449 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err449];
              } else {
                vErrors.push(err449);
              }
              errors++;
            }
          }
        } else {
          const err450 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err450];
          } else {
            vErrors.push(err450);
          }
          errors++;
        }
        var _valid44 = _errs726 === errors;
        valid221 = _valid44;
        ifClause44 = "then";
      } else {
        const _errs742 = errors;
        if (!(data184 === "off" || data184 === "on" || data184 === "hint" || data184 === "info" || data184 === "warning" || data184 === "error" || data184 === false || data184 === true)) {
          const err451 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err451];
          } else {
            vErrors.push(err451);
          }
          errors++;
        }
        var _valid44 = _errs742 === errors;
        valid221 = _valid44;
        ifClause44 = "else";
      }
      if (!valid221) {
        const err452 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/if", keyword: "if", params: { failingKeyword: ifClause44 }, message: 'must match "' + ifClause44 + '" schema' };
        if (vErrors === null) {
          vErrors = [err452];
        } else {
          vErrors.push(err452);
        }
        errors++;
      }
    }
    if (data["missing-flow-schema"] !== void 0) {
      let data191 = data["missing-flow-schema"];
      const _errs745 = errors;
      let valid228 = true;
      const _errs746 = errors;
      if (!(data191 && typeof data191 == "object" && !Array.isArray(data191))) {
        const err453 = {};
        if (vErrors === null) {
          vErrors = [err453];
        } else {
          vErrors.push(err453);
        }
        errors++;
      }
      var _valid45 = _errs746 === errors;
      errors = _errs745;
      if (vErrors !== null) {
        if (_errs745) {
          vErrors.length = _errs745;
        } else {
          vErrors = null;
        }
      }
      let ifClause45;
      if (_valid45) {
        const _errs748 = errors;
        if (data191 && typeof data191 == "object" && !Array.isArray(data191)) {
          for (const key91 in data191) {
            if (!(key91 === "severity" || key91 === "options")) {
              const err454 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key91 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err454];
              } else {
                vErrors.push(err454);
              }
              errors++;
            }
          }
          if (data191.severity !== void 0) {
            let data192 = data191.severity;
            if (!(data192 === "off" || data192 === "on" || data192 === "hint" || data192 === "info" || data192 === "warning" || data192 === "error" || data192 === false || data192 === true)) {
              const err455 = { instancePath: instancePath + "/missing-flow-schema/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err455];
              } else {
                vErrors.push(err455);
              }
              errors++;
            }
          }
          if (data191.options !== void 0) {
            let data193 = data191.options;
            if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
              for (const key92 in data193) {
                if (!(key92 === "ignoreClients" || key92 === "permissions" || key92 === "shares" || key92 === "secondsPerList")) {
                  const err456 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key92 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err456];
                  } else {
                    vErrors.push(err456);
                  }
                  errors++;
                }
              }
              if (data193.ignoreClients !== void 0) {
                let data194 = data193.ignoreClients;
                if (Array.isArray(data194)) {
                  const len7 = data194.length;
                  for (let i7 = 0; i7 < len7; i7++) {
                    if (typeof data194[i7] !== "string") {
                      const err457 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients/" + i7, schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err457];
                      } else {
                        vErrors.push(err457);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err458 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err458];
                  } else {
                    vErrors.push(err458);
                  }
                  errors++;
                }
              }
              if (data193.permissions !== void 0) {
                if (typeof data193.permissions !== "boolean") {
                  const err459 = { instancePath: instancePath + "/missing-flow-schema/options/permissions", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/permissions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err459];
                  } else {
                    vErrors.push(err459);
                  }
                  errors++;
                }
              }
              if (data193.shares !== void 0) {
                let data197 = data193.shares;
                if (!(typeof data197 == "number" && (!(data197 % 1) && !isNaN(data197)) && isFinite(data197))) {
                  const err460 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err460];
                  } else {
                    vErrors.push(err460);
                  }
                  errors++;
                }
                if (typeof data197 == "number" && isFinite(data197)) {
                  if (data197 < 1 || isNaN(data197)) {
                    const err461 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err461];
                    } else {
                      vErrors.push(err461);
                    }
                    errors++;
                  }
                }
              }
              if (data193.secondsPerList !== void 0) {
                let data198 = data193.secondsPerList;
                if (typeof data198 == "number" && isFinite(data198)) {
                  if (data198 <= 0 || isNaN(data198)) {
                    const err462 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err462];
                    } else {
                      vErrors.push(err462);
                    }
                    errors++;
                  }
                } else {
                  const err463 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err463];
                  } else {
                    vErrors.push(err463);
                  }
                  errors++;
                }
              }
            } else {
              const err464 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err464];
              } else {
                vErrors.push(err464);
              }
              errors++;
            }
          }
        } else {
          const err465 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err465];
          } else {
            vErrors.push(err465);
          }
          errors++;
        }
        var _valid45 = _errs748 === errors;
        valid228 = _valid45;
        ifClause45 = "then";
      } else {
        const _errs766 = errors;
        if (!(data191 === "off" || data191 === "on" || data191 === "hint" || data191 === "info" || data191 === "warning" || data191 === "error" || data191 === false || data191 === true)) {
          const err466 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err466];
          } else {
            vErrors.push(err466);
          }
          errors++;
        }
        var _valid45 = _errs766 === errors;
        valid228 = _valid45;
        ifClause45 = "else";
      }
      if (!valid228) {
        const err467 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/if", keyword: "if", params: { failingKeyword: ifClause45 }, message: 'must match "' + ifClause45 + '" schema' };
        if (vErrors === null) {
          vErrors = [err467];
        } else {
          vErrors.push(err467);
        }
        errors++;
      }
    }
    if (data["node-status-report-trap"] !== void 0) {
      let data199 = data["node-status-report-trap"];
      const _errs769 = errors;
      let valid235 = true;
      const _errs770 = errors;
      if (!(data199 && typeof data199 == "object" && !Array.isArray(data199))) {
        const err468 = {};
        if (vErrors === null) {
          vErrors = [err468];
        } else {
          vErrors.push(err468);
        }
        errors++;
      }
      var _valid46 = _errs770 === errors;
      errors = _errs769;
      if (vErrors !== null) {
        if (_errs769) {
          vErrors.length = _errs769;
        } else {
          vErrors = null;
        }
      }
      let ifClause46;
      if (_valid46) {
        const _errs772 = errors;
        if (data199 && typeof data199 == "object" && !Array.isArray(data199)) {
          for (const key93 in data199) {
            if (!(key93 === "severity" || key93 === "options")) {
              const err469 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key93 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err469];
              } else {
                vErrors.push(err469);
              }
              errors++;
            }
          }
          if (data199.severity !== void 0) {
            let data200 = data199.severity;
            if (!(data200 === "off" || data200 === "on" || data200 === "hint" || data200 === "info" || data200 === "warning" || data200 === "error" || data200 === false || data200 === true)) {
              const err470 = { instancePath: instancePath + "/node-status-report-trap/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err470];
              } else {
                vErrors.push(err470);
              }
              errors++;
            }
          }
          if (data199.options !== void 0) {
            let data201 = data199.options;
            if (data201 && typeof data201 == "object" && !Array.isArray(data201)) {
              for (const key94 in data201) {
                const err471 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key94 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err471];
                } else {
                  vErrors.push(err471);
                }
                errors++;
              }
            } else {
              const err472 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err472];
              } else {
                vErrors.push(err472);
              }
              errors++;
            }
          }
        } else {
          const err473 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err473];
          } else {
            vErrors.push(err473);
          }
          errors++;
        }
        var _valid46 = _errs772 === errors;
        valid235 = _valid46;
        ifClause46 = "then";
      } else {
        const _errs780 = errors;
        if (!(data199 === "off" || data199 === "on" || data199 === "hint" || data199 === "info" || data199 === "warning" || data199 === "error" || data199 === false || data199 === true)) {
          const err474 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err474];
          } else {
            vErrors.push(err474);
          }
          errors++;
        }
        var _valid46 = _errs780 === errors;
        valid235 = _valid46;
        ifClause46 = "else";
      }
      if (!valid235) {
        const err475 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/if", keyword: "if", params: { failingKeyword: ifClause46 }, message: 'must match "' + ifClause46 + '" schema' };
        if (vErrors === null) {
          vErrors = [err475];
        } else {
          vErrors.push(err475);
        }
        errors++;
      }
    }
    if (data["priority-level-rejected"] !== void 0) {
      let data202 = data["priority-level-rejected"];
      const _errs783 = errors;
      let valid239 = true;
      const _errs784 = errors;
      if (!(data202 && typeof data202 == "object" && !Array.isArray(data202))) {
        const err476 = {};
        if (vErrors === null) {
          vErrors = [err476];
        } else {
          vErrors.push(err476);
        }
        errors++;
      }
      var _valid47 = _errs784 === errors;
      errors = _errs783;
      if (vErrors !== null) {
        if (_errs783) {
          vErrors.length = _errs783;
        } else {
          vErrors = null;
        }
      }
      let ifClause47;
      if (_valid47) {
        const _errs786 = errors;
        if (data202 && typeof data202 == "object" && !Array.isArray(data202)) {
          for (const key95 in data202) {
            if (!(key95 === "severity" || key95 === "options")) {
              const err477 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key95 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err477];
              } else {
                vErrors.push(err477);
              }
              errors++;
            }
          }
          if (data202.severity !== void 0) {
            let data203 = data202.severity;
            if (!(data203 === "off" || data203 === "on" || data203 === "hint" || data203 === "info" || data203 === "warning" || data203 === "error" || data203 === false || data203 === true)) {
              const err478 = { instancePath: instancePath + "/priority-level-rejected/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err478];
              } else {
                vErrors.push(err478);
              }
              errors++;
            }
          }
          if (data202.options !== void 0) {
            let data204 = data202.options;
            if (data204 && typeof data204 == "object" && !Array.isArray(data204)) {
              for (const key96 in data204) {
                const err479 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key96 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err479];
                } else {
                  vErrors.push(err479);
                }
                errors++;
              }
            } else {
              const err480 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err480];
              } else {
                vErrors.push(err480);
              }
              errors++;
            }
          }
        } else {
          const err481 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err481];
          } else {
            vErrors.push(err481);
          }
          errors++;
        }
        var _valid47 = _errs786 === errors;
        valid239 = _valid47;
        ifClause47 = "then";
      } else {
        const _errs794 = errors;
        if (!(data202 === "off" || data202 === "on" || data202 === "hint" || data202 === "info" || data202 === "warning" || data202 === "error" || data202 === false || data202 === true)) {
          const err482 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err482];
          } else {
            vErrors.push(err482);
          }
          errors++;
        }
        var _valid47 = _errs794 === errors;
        valid239 = _valid47;
        ifClause47 = "else";
      }
      if (!valid239) {
        const err483 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/if", keyword: "if", params: { failingKeyword: ifClause47 }, message: 'must match "' + ifClause47 + '" schema' };
        if (vErrors === null) {
          vErrors = [err483];
        } else {
          vErrors.push(err483);
        }
        errors++;
      }
    }
    if (data["priority-level-starves-leaders"] !== void 0) {
      let data205 = data["priority-level-starves-leaders"];
      const _errs797 = errors;
      let valid243 = true;
      const _errs798 = errors;
      if (!(data205 && typeof data205 == "object" && !Array.isArray(data205))) {
        const err484 = {};
        if (vErrors === null) {
          vErrors = [err484];
        } else {
          vErrors.push(err484);
        }
        errors++;
      }
      var _valid48 = _errs798 === errors;
      errors = _errs797;
      if (vErrors !== null) {
        if (_errs797) {
          vErrors.length = _errs797;
        } else {
          vErrors = null;
        }
      }
      let ifClause48;
      if (_valid48) {
        const _errs800 = errors;
        if (data205 && typeof data205 == "object" && !Array.isArray(data205)) {
          for (const key97 in data205) {
            if (!(key97 === "severity" || key97 === "options")) {
              const err485 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key97 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err485];
              } else {
                vErrors.push(err485);
              }
              errors++;
            }
          }
          if (data205.severity !== void 0) {
            let data206 = data205.severity;
            if (!(data206 === "off" || data206 === "on" || data206 === "hint" || data206 === "info" || data206 === "warning" || data206 === "error" || data206 === false || data206 === true)) {
              const err486 = { instancePath: instancePath + "/priority-level-starves-leaders/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err486];
              } else {
                vErrors.push(err486);
              }
              errors++;
            }
          }
          if (data205.options !== void 0) {
            let data207 = data205.options;
            if (data207 && typeof data207 == "object" && !Array.isArray(data207)) {
              for (const key98 in data207) {
                if (!(key98 === "inflight" || key98 === "warnBelow" || key98 === "errorBelow")) {
                  const err487 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key98 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err487];
                  } else {
                    vErrors.push(err487);
                  }
                  errors++;
                }
              }
              if (data207.inflight !== void 0) {
                let data208 = data207.inflight;
                if (!(typeof data208 == "number" && (!(data208 % 1) && !isNaN(data208)) && isFinite(data208))) {
                  const err488 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err488];
                  } else {
                    vErrors.push(err488);
                  }
                  errors++;
                }
                if (typeof data208 == "number" && isFinite(data208)) {
                  if (data208 < 1 || isNaN(data208)) {
                    const err489 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err489];
                    } else {
                      vErrors.push(err489);
                    }
                    errors++;
                  }
                }
              }
              if (data207.warnBelow !== void 0) {
                let data209 = data207.warnBelow;
                if (!(typeof data209 == "number" && (!(data209 % 1) && !isNaN(data209)) && isFinite(data209))) {
                  const err490 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err490];
                  } else {
                    vErrors.push(err490);
                  }
                  errors++;
                }
                if (typeof data209 == "number" && isFinite(data209)) {
                  if (data209 < 1 || isNaN(data209)) {
                    const err491 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err491];
                    } else {
                      vErrors.push(err491);
                    }
                    errors++;
                  }
                }
              }
              if (data207.errorBelow !== void 0) {
                let data210 = data207.errorBelow;
                if (!(typeof data210 == "number" && (!(data210 % 1) && !isNaN(data210)) && isFinite(data210))) {
                  const err492 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err492];
                  } else {
                    vErrors.push(err492);
                  }
                  errors++;
                }
                if (typeof data210 == "number" && isFinite(data210)) {
                  if (data210 < 0 || isNaN(data210)) {
                    const err493 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err493];
                    } else {
                      vErrors.push(err493);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err494 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err494];
              } else {
                vErrors.push(err494);
              }
              errors++;
            }
          }
        } else {
          const err495 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err495];
          } else {
            vErrors.push(err495);
          }
          errors++;
        }
        var _valid48 = _errs800 === errors;
        valid243 = _valid48;
        ifClause48 = "then";
      } else {
        const _errs814 = errors;
        if (!(data205 === "off" || data205 === "on" || data205 === "hint" || data205 === "info" || data205 === "warning" || data205 === "error" || data205 === false || data205 === true)) {
          const err496 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err496];
          } else {
            vErrors.push(err496);
          }
          errors++;
        }
        var _valid48 = _errs814 === errors;
        valid243 = _valid48;
        ifClause48 = "else";
      }
      if (!valid243) {
        const err497 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/if", keyword: "if", params: { failingKeyword: ifClause48 }, message: 'must match "' + ifClause48 + '" schema' };
        if (vErrors === null) {
          vErrors = [err497];
        } else {
          vErrors.push(err497);
        }
        errors++;
      }
    }
    if (data["quantile-misses-objective"] !== void 0) {
      let data211 = data["quantile-misses-objective"];
      const _errs817 = errors;
      let valid248 = true;
      const _errs818 = errors;
      if (!(data211 && typeof data211 == "object" && !Array.isArray(data211))) {
        const err498 = {};
        if (vErrors === null) {
          vErrors = [err498];
        } else {
          vErrors.push(err498);
        }
        errors++;
      }
      var _valid49 = _errs818 === errors;
      errors = _errs817;
      if (vErrors !== null) {
        if (_errs817) {
          vErrors.length = _errs817;
        } else {
          vErrors = null;
        }
      }
      let ifClause49;
      if (_valid49) {
        const _errs820 = errors;
        if (data211 && typeof data211 == "object" && !Array.isArray(data211)) {
          for (const key99 in data211) {
            if (!(key99 === "severity" || key99 === "options")) {
              const err499 = { instancePath: instancePath + "/quantile-misses-objective", schemaPath: "#/properties/quantile-misses-objective/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key99 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err499];
              } else {
                vErrors.push(err499);
              }
              errors++;
            }
          }
          if (data211.severity !== void 0) {
            let data212 = data211.severity;
            if (!(data212 === "off" || data212 === "on" || data212 === "hint" || data212 === "info" || data212 === "warning" || data212 === "error" || data212 === false || data212 === true)) {
              const err500 = { instancePath: instancePath + "/quantile-misses-objective/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err500];
              } else {
                vErrors.push(err500);
              }
              errors++;
            }
          }
          if (data211.options !== void 0) {
            let data213 = data211.options;
            if (data213 && typeof data213 == "object" && !Array.isArray(data213)) {
              for (const key100 in data213) {
                const err501 = { instancePath: instancePath + "/quantile-misses-objective/options", schemaPath: "#/properties/quantile-misses-objective/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key100 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err501];
                } else {
                  vErrors.push(err501);
                }
                errors++;
              }
            } else {
              const err502 = { instancePath: instancePath + "/quantile-misses-objective/options", schemaPath: "#/properties/quantile-misses-objective/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err502];
              } else {
                vErrors.push(err502);
              }
              errors++;
            }
          }
        } else {
          const err503 = { instancePath: instancePath + "/quantile-misses-objective", schemaPath: "#/properties/quantile-misses-objective/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err503];
          } else {
            vErrors.push(err503);
          }
          errors++;
        }
        var _valid49 = _errs820 === errors;
        valid248 = _valid49;
        ifClause49 = "then";
      } else {
        const _errs828 = errors;
        if (!(data211 === "off" || data211 === "on" || data211 === "hint" || data211 === "info" || data211 === "warning" || data211 === "error" || data211 === false || data211 === true)) {
          const err504 = { instancePath: instancePath + "/quantile-misses-objective", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err504];
          } else {
            vErrors.push(err504);
          }
          errors++;
        }
        var _valid49 = _errs828 === errors;
        valid248 = _valid49;
        ifClause49 = "else";
      }
      if (!valid248) {
        const err505 = { instancePath: instancePath + "/quantile-misses-objective", schemaPath: "#/properties/quantile-misses-objective/if", keyword: "if", params: { failingKeyword: ifClause49 }, message: 'must match "' + ifClause49 + '" schema' };
        if (vErrors === null) {
          vErrors = [err505];
        } else {
          vErrors.push(err505);
        }
        errors++;
      }
    }
    if (data["sidecar-can-starve-node"] !== void 0) {
      let data214 = data["sidecar-can-starve-node"];
      const _errs831 = errors;
      let valid252 = true;
      const _errs832 = errors;
      if (!(data214 && typeof data214 == "object" && !Array.isArray(data214))) {
        const err506 = {};
        if (vErrors === null) {
          vErrors = [err506];
        } else {
          vErrors.push(err506);
        }
        errors++;
      }
      var _valid50 = _errs832 === errors;
      errors = _errs831;
      if (vErrors !== null) {
        if (_errs831) {
          vErrors.length = _errs831;
        } else {
          vErrors = null;
        }
      }
      let ifClause50;
      if (_valid50) {
        const _errs834 = errors;
        if (data214 && typeof data214 == "object" && !Array.isArray(data214)) {
          for (const key101 in data214) {
            if (!(key101 === "severity" || key101 === "options")) {
              const err507 = { instancePath: instancePath + "/sidecar-can-starve-node", schemaPath: "#/properties/sidecar-can-starve-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key101 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err507];
              } else {
                vErrors.push(err507);
              }
              errors++;
            }
          }
          if (data214.severity !== void 0) {
            let data215 = data214.severity;
            if (!(data215 === "off" || data215 === "on" || data215 === "hint" || data215 === "info" || data215 === "warning" || data215 === "error" || data215 === false || data215 === true)) {
              const err508 = { instancePath: instancePath + "/sidecar-can-starve-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err508];
              } else {
                vErrors.push(err508);
              }
              errors++;
            }
          }
          if (data214.options !== void 0) {
            let data216 = data214.options;
            if (data216 && typeof data216 == "object" && !Array.isArray(data216)) {
              for (const key102 in data216) {
                if (!(key102 === "backOffSeconds" || key102 === "requireCpuLimit")) {
                  const err509 = { instancePath: instancePath + "/sidecar-can-starve-node/options", schemaPath: "#/properties/sidecar-can-starve-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key102 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err509];
                  } else {
                    vErrors.push(err509);
                  }
                  errors++;
                }
              }
              if (data216.backOffSeconds !== void 0) {
                let data217 = data216.backOffSeconds;
                if (typeof data217 == "number" && isFinite(data217)) {
                  if (data217 <= 0 || isNaN(data217)) {
                    const err510 = { instancePath: instancePath + "/sidecar-can-starve-node/options/backOffSeconds", schemaPath: "#/properties/sidecar-can-starve-node/then/properties/options/properties/backOffSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err510];
                    } else {
                      vErrors.push(err510);
                    }
                    errors++;
                  }
                } else {
                  const err511 = { instancePath: instancePath + "/sidecar-can-starve-node/options/backOffSeconds", schemaPath: "#/properties/sidecar-can-starve-node/then/properties/options/properties/backOffSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err511];
                  } else {
                    vErrors.push(err511);
                  }
                  errors++;
                }
              }
              if (data216.requireCpuLimit !== void 0) {
                if (typeof data216.requireCpuLimit !== "boolean") {
                  const err512 = { instancePath: instancePath + "/sidecar-can-starve-node/options/requireCpuLimit", schemaPath: "#/properties/sidecar-can-starve-node/then/properties/options/properties/requireCpuLimit/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err512];
                  } else {
                    vErrors.push(err512);
                  }
                  errors++;
                }
              }
            } else {
              const err513 = { instancePath: instancePath + "/sidecar-can-starve-node/options", schemaPath: "#/properties/sidecar-can-starve-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err513];
              } else {
                vErrors.push(err513);
              }
              errors++;
            }
          }
        } else {
          const err514 = { instancePath: instancePath + "/sidecar-can-starve-node", schemaPath: "#/properties/sidecar-can-starve-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err514];
          } else {
            vErrors.push(err514);
          }
          errors++;
        }
        var _valid50 = _errs834 === errors;
        valid252 = _valid50;
        ifClause50 = "then";
      } else {
        const _errs846 = errors;
        if (!(data214 === "off" || data214 === "on" || data214 === "hint" || data214 === "info" || data214 === "warning" || data214 === "error" || data214 === false || data214 === true)) {
          const err515 = { instancePath: instancePath + "/sidecar-can-starve-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err515];
          } else {
            vErrors.push(err515);
          }
          errors++;
        }
        var _valid50 = _errs846 === errors;
        valid252 = _valid50;
        ifClause50 = "else";
      }
      if (!valid252) {
        const err516 = { instancePath: instancePath + "/sidecar-can-starve-node", schemaPath: "#/properties/sidecar-can-starve-node/if", keyword: "if", params: { failingKeyword: ifClause50 }, message: 'must match "' + ifClause50 + '" schema' };
        if (vErrors === null) {
          vErrors = [err516];
        } else {
          vErrors.push(err516);
        }
        errors++;
      }
    }
    if (data["two-writers-one-secret"] !== void 0) {
      let data219 = data["two-writers-one-secret"];
      const _errs849 = errors;
      let valid257 = true;
      const _errs850 = errors;
      if (!(data219 && typeof data219 == "object" && !Array.isArray(data219))) {
        const err517 = {};
        if (vErrors === null) {
          vErrors = [err517];
        } else {
          vErrors.push(err517);
        }
        errors++;
      }
      var _valid51 = _errs850 === errors;
      errors = _errs849;
      if (vErrors !== null) {
        if (_errs849) {
          vErrors.length = _errs849;
        } else {
          vErrors = null;
        }
      }
      let ifClause51;
      if (_valid51) {
        const _errs852 = errors;
        if (data219 && typeof data219 == "object" && !Array.isArray(data219)) {
          for (const key103 in data219) {
            if (!(key103 === "severity" || key103 === "options")) {
              const err518 = { instancePath: instancePath + "/two-writers-one-secret", schemaPath: "#/properties/two-writers-one-secret/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key103 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err518];
              } else {
                vErrors.push(err518);
              }
              errors++;
            }
          }
          if (data219.severity !== void 0) {
            let data220 = data219.severity;
            if (!(data220 === "off" || data220 === "on" || data220 === "hint" || data220 === "info" || data220 === "warning" || data220 === "error" || data220 === false || data220 === true)) {
              const err519 = { instancePath: instancePath + "/two-writers-one-secret/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err519];
              } else {
                vErrors.push(err519);
              }
              errors++;
            }
          }
          if (data219.options !== void 0) {
            let data221 = data219.options;
            if (data221 && typeof data221 == "object" && !Array.isArray(data221)) {
              for (const key104 in data221) {
                const err520 = { instancePath: instancePath + "/two-writers-one-secret/options", schemaPath: "#/properties/two-writers-one-secret/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key104 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err520];
                } else {
                  vErrors.push(err520);
                }
                errors++;
              }
            } else {
              const err521 = { instancePath: instancePath + "/two-writers-one-secret/options", schemaPath: "#/properties/two-writers-one-secret/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err521];
              } else {
                vErrors.push(err521);
              }
              errors++;
            }
          }
        } else {
          const err522 = { instancePath: instancePath + "/two-writers-one-secret", schemaPath: "#/properties/two-writers-one-secret/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err522];
          } else {
            vErrors.push(err522);
          }
          errors++;
        }
        var _valid51 = _errs852 === errors;
        valid257 = _valid51;
        ifClause51 = "then";
      } else {
        const _errs860 = errors;
        if (!(data219 === "off" || data219 === "on" || data219 === "hint" || data219 === "info" || data219 === "warning" || data219 === "error" || data219 === false || data219 === true)) {
          const err523 = { instancePath: instancePath + "/two-writers-one-secret", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err523];
          } else {
            vErrors.push(err523);
          }
          errors++;
        }
        var _valid51 = _errs860 === errors;
        valid257 = _valid51;
        ifClause51 = "else";
      }
      if (!valid257) {
        const err524 = { instancePath: instancePath + "/two-writers-one-secret", schemaPath: "#/properties/two-writers-one-secret/if", keyword: "if", params: { failingKeyword: ifClause51 }, message: 'must match "' + ifClause51 + '" schema' };
        if (vErrors === null) {
          vErrors = [err524];
        } else {
          vErrors.push(err524);
        }
        errors++;
      }
    }
    if (data["vault-on-consul-without-agent"] !== void 0) {
      let data222 = data["vault-on-consul-without-agent"];
      const _errs863 = errors;
      let valid261 = true;
      const _errs864 = errors;
      if (!(data222 && typeof data222 == "object" && !Array.isArray(data222))) {
        const err525 = {};
        if (vErrors === null) {
          vErrors = [err525];
        } else {
          vErrors.push(err525);
        }
        errors++;
      }
      var _valid52 = _errs864 === errors;
      errors = _errs863;
      if (vErrors !== null) {
        if (_errs863) {
          vErrors.length = _errs863;
        } else {
          vErrors = null;
        }
      }
      let ifClause52;
      if (_valid52) {
        const _errs866 = errors;
        if (data222 && typeof data222 == "object" && !Array.isArray(data222)) {
          for (const key105 in data222) {
            if (!(key105 === "severity" || key105 === "options")) {
              const err526 = { instancePath: instancePath + "/vault-on-consul-without-agent", schemaPath: "#/properties/vault-on-consul-without-agent/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key105 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err526];
              } else {
                vErrors.push(err526);
              }
              errors++;
            }
          }
          if (data222.severity !== void 0) {
            let data223 = data222.severity;
            if (!(data223 === "off" || data223 === "on" || data223 === "hint" || data223 === "info" || data223 === "warning" || data223 === "error" || data223 === false || data223 === true)) {
              const err527 = { instancePath: instancePath + "/vault-on-consul-without-agent/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err527];
              } else {
                vErrors.push(err527);
              }
              errors++;
            }
          }
          if (data222.options !== void 0) {
            let data224 = data222.options;
            if (data224 && typeof data224 == "object" && !Array.isArray(data224)) {
              for (const key106 in data224) {
                if (!(key106 === "servers")) {
                  const err528 = { instancePath: instancePath + "/vault-on-consul-without-agent/options", schemaPath: "#/properties/vault-on-consul-without-agent/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key106 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err528];
                  } else {
                    vErrors.push(err528);
                  }
                  errors++;
                }
              }
              if (data224.servers !== void 0) {
                if (typeof data224.servers !== "boolean") {
                  const err529 = { instancePath: instancePath + "/vault-on-consul-without-agent/options/servers", schemaPath: "#/properties/vault-on-consul-without-agent/then/properties/options/properties/servers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err529];
                  } else {
                    vErrors.push(err529);
                  }
                  errors++;
                }
              }
            } else {
              const err530 = { instancePath: instancePath + "/vault-on-consul-without-agent/options", schemaPath: "#/properties/vault-on-consul-without-agent/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err530];
              } else {
                vErrors.push(err530);
              }
              errors++;
            }
          }
        } else {
          const err531 = { instancePath: instancePath + "/vault-on-consul-without-agent", schemaPath: "#/properties/vault-on-consul-without-agent/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err531];
          } else {
            vErrors.push(err531);
          }
          errors++;
        }
        var _valid52 = _errs866 === errors;
        valid261 = _valid52;
        ifClause52 = "then";
      } else {
        const _errs876 = errors;
        if (!(data222 === "off" || data222 === "on" || data222 === "hint" || data222 === "info" || data222 === "warning" || data222 === "error" || data222 === false || data222 === true)) {
          const err532 = { instancePath: instancePath + "/vault-on-consul-without-agent", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err532];
          } else {
            vErrors.push(err532);
          }
          errors++;
        }
        var _valid52 = _errs876 === errors;
        valid261 = _valid52;
        ifClause52 = "else";
      }
      if (!valid261) {
        const err533 = { instancePath: instancePath + "/vault-on-consul-without-agent", schemaPath: "#/properties/vault-on-consul-without-agent/if", keyword: "if", params: { failingKeyword: ifClause52 }, message: 'must match "' + ifClause52 + '" schema' };
        if (vErrors === null) {
          vErrors = [err533];
        } else {
          vErrors.push(err533);
        }
        errors++;
      }
    }
    if (data["watch-cache-off"] !== void 0) {
      let data226 = data["watch-cache-off"];
      const _errs879 = errors;
      let valid266 = true;
      const _errs880 = errors;
      if (!(data226 && typeof data226 == "object" && !Array.isArray(data226))) {
        const err534 = {};
        if (vErrors === null) {
          vErrors = [err534];
        } else {
          vErrors.push(err534);
        }
        errors++;
      }
      var _valid53 = _errs880 === errors;
      errors = _errs879;
      if (vErrors !== null) {
        if (_errs879) {
          vErrors.length = _errs879;
        } else {
          vErrors = null;
        }
      }
      let ifClause53;
      if (_valid53) {
        const _errs882 = errors;
        if (data226 && typeof data226 == "object" && !Array.isArray(data226)) {
          for (const key107 in data226) {
            if (!(key107 === "severity" || key107 === "options")) {
              const err535 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key107 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err535];
              } else {
                vErrors.push(err535);
              }
              errors++;
            }
          }
          if (data226.severity !== void 0) {
            let data227 = data226.severity;
            if (!(data227 === "off" || data227 === "on" || data227 === "hint" || data227 === "info" || data227 === "warning" || data227 === "error" || data227 === false || data227 === true)) {
              const err536 = { instancePath: instancePath + "/watch-cache-off/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err536];
              } else {
                vErrors.push(err536);
              }
              errors++;
            }
          }
          if (data226.options !== void 0) {
            let data228 = data226.options;
            if (data228 && typeof data228 == "object" && !Array.isArray(data228)) {
              for (const key108 in data228) {
                const err537 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key108 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err537];
                } else {
                  vErrors.push(err537);
                }
                errors++;
              }
            } else {
              const err538 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err538];
              } else {
                vErrors.push(err538);
              }
              errors++;
            }
          }
        } else {
          const err539 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err539];
          } else {
            vErrors.push(err539);
          }
          errors++;
        }
        var _valid53 = _errs882 === errors;
        valid266 = _valid53;
        ifClause53 = "then";
      } else {
        const _errs890 = errors;
        if (!(data226 === "off" || data226 === "on" || data226 === "hint" || data226 === "info" || data226 === "warning" || data226 === "error" || data226 === false || data226 === true)) {
          const err540 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err540];
          } else {
            vErrors.push(err540);
          }
          errors++;
        }
        var _valid53 = _errs890 === errors;
        valid266 = _valid53;
        ifClause53 = "else";
      }
      if (!valid266) {
        const err541 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/if", keyword: "if", params: { failingKeyword: ifClause53 }, message: 'must match "' + ifClause53 + '" schema' };
        if (vErrors === null) {
          vErrors = [err541];
        } else {
          vErrors.push(err541);
        }
        errors++;
      }
    }
    if (data["webhook-backend-single"] !== void 0) {
      let data229 = data["webhook-backend-single"];
      const _errs893 = errors;
      let valid270 = true;
      const _errs894 = errors;
      if (!(data229 && typeof data229 == "object" && !Array.isArray(data229))) {
        const err542 = {};
        if (vErrors === null) {
          vErrors = [err542];
        } else {
          vErrors.push(err542);
        }
        errors++;
      }
      var _valid54 = _errs894 === errors;
      errors = _errs893;
      if (vErrors !== null) {
        if (_errs893) {
          vErrors.length = _errs893;
        } else {
          vErrors = null;
        }
      }
      let ifClause54;
      if (_valid54) {
        const _errs896 = errors;
        if (data229 && typeof data229 == "object" && !Array.isArray(data229)) {
          for (const key109 in data229) {
            if (!(key109 === "severity" || key109 === "options")) {
              const err543 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key109 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err543];
              } else {
                vErrors.push(err543);
              }
              errors++;
            }
          }
          if (data229.severity !== void 0) {
            let data230 = data229.severity;
            if (!(data230 === "off" || data230 === "on" || data230 === "hint" || data230 === "info" || data230 === "warning" || data230 === "error" || data230 === false || data230 === true)) {
              const err544 = { instancePath: instancePath + "/webhook-backend-single/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err544];
              } else {
                vErrors.push(err544);
              }
              errors++;
            }
          }
          if (data229.options !== void 0) {
            let data231 = data229.options;
            if (data231 && typeof data231 == "object" && !Array.isArray(data231)) {
              for (const key110 in data231) {
                if (!(key110 === "requireDisruptionBudget")) {
                  const err545 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key110 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err545];
                  } else {
                    vErrors.push(err545);
                  }
                  errors++;
                }
              }
              if (data231.requireDisruptionBudget !== void 0) {
                if (typeof data231.requireDisruptionBudget !== "boolean") {
                  const err546 = { instancePath: instancePath + "/webhook-backend-single/options/requireDisruptionBudget", schemaPath: "#/properties/webhook-backend-single/then/properties/options/properties/requireDisruptionBudget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err546];
                  } else {
                    vErrors.push(err546);
                  }
                  errors++;
                }
              }
            } else {
              const err547 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err547];
              } else {
                vErrors.push(err547);
              }
              errors++;
            }
          }
        } else {
          const err548 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err548];
          } else {
            vErrors.push(err548);
          }
          errors++;
        }
        var _valid54 = _errs896 === errors;
        valid270 = _valid54;
        ifClause54 = "then";
      } else {
        const _errs906 = errors;
        if (!(data229 === "off" || data229 === "on" || data229 === "hint" || data229 === "info" || data229 === "warning" || data229 === "error" || data229 === false || data229 === true)) {
          const err549 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err549];
          } else {
            vErrors.push(err549);
          }
          errors++;
        }
        var _valid54 = _errs906 === errors;
        valid270 = _valid54;
        ifClause54 = "else";
      }
      if (!valid270) {
        const err550 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/if", keyword: "if", params: { failingKeyword: ifClause54 }, message: 'must match "' + ifClause54 + '" schema' };
        if (vErrors === null) {
          vErrors = [err550];
        } else {
          vErrors.push(err550);
        }
        errors++;
      }
    }
    if (data["webhook-fails-closed-on-system"] !== void 0) {
      let data233 = data["webhook-fails-closed-on-system"];
      const _errs909 = errors;
      let valid275 = true;
      const _errs910 = errors;
      if (!(data233 && typeof data233 == "object" && !Array.isArray(data233))) {
        const err551 = {};
        if (vErrors === null) {
          vErrors = [err551];
        } else {
          vErrors.push(err551);
        }
        errors++;
      }
      var _valid55 = _errs910 === errors;
      errors = _errs909;
      if (vErrors !== null) {
        if (_errs909) {
          vErrors.length = _errs909;
        } else {
          vErrors = null;
        }
      }
      let ifClause55;
      if (_valid55) {
        const _errs912 = errors;
        if (data233 && typeof data233 == "object" && !Array.isArray(data233)) {
          for (const key111 in data233) {
            if (!(key111 === "severity" || key111 === "options")) {
              const err552 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key111 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err552];
              } else {
                vErrors.push(err552);
              }
              errors++;
            }
          }
          if (data233.severity !== void 0) {
            let data234 = data233.severity;
            if (!(data234 === "off" || data234 === "on" || data234 === "hint" || data234 === "info" || data234 === "warning" || data234 === "error" || data234 === false || data234 === true)) {
              const err553 = { instancePath: instancePath + "/webhook-fails-closed-on-system/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err553];
              } else {
                vErrors.push(err553);
              }
              errors++;
            }
          }
          if (data233.options !== void 0) {
            let data235 = data233.options;
            if (data235 && typeof data235 == "object" && !Array.isArray(data235)) {
              for (const key112 in data235) {
                const err554 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key112 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err554];
                } else {
                  vErrors.push(err554);
                }
                errors++;
              }
            } else {
              const err555 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err555];
              } else {
                vErrors.push(err555);
              }
              errors++;
            }
          }
        } else {
          const err556 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err556];
          } else {
            vErrors.push(err556);
          }
          errors++;
        }
        var _valid55 = _errs912 === errors;
        valid275 = _valid55;
        ifClause55 = "then";
      } else {
        const _errs920 = errors;
        if (!(data233 === "off" || data233 === "on" || data233 === "hint" || data233 === "info" || data233 === "warning" || data233 === "error" || data233 === false || data233 === true)) {
          const err557 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err557];
          } else {
            vErrors.push(err557);
          }
          errors++;
        }
        var _valid55 = _errs920 === errors;
        valid275 = _valid55;
        ifClause55 = "else";
      }
      if (!valid275) {
        const err558 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/if", keyword: "if", params: { failingKeyword: ifClause55 }, message: 'must match "' + ifClause55 + '" schema' };
        if (vErrors === null) {
          vErrors = [err558];
        } else {
          vErrors.push(err558);
        }
        errors++;
      }
    }
    if (data["webhook-intercepts-leases"] !== void 0) {
      let data236 = data["webhook-intercepts-leases"];
      const _errs923 = errors;
      let valid279 = true;
      const _errs924 = errors;
      if (!(data236 && typeof data236 == "object" && !Array.isArray(data236))) {
        const err559 = {};
        if (vErrors === null) {
          vErrors = [err559];
        } else {
          vErrors.push(err559);
        }
        errors++;
      }
      var _valid56 = _errs924 === errors;
      errors = _errs923;
      if (vErrors !== null) {
        if (_errs923) {
          vErrors.length = _errs923;
        } else {
          vErrors = null;
        }
      }
      let ifClause56;
      if (_valid56) {
        const _errs926 = errors;
        if (data236 && typeof data236 == "object" && !Array.isArray(data236)) {
          for (const key113 in data236) {
            if (!(key113 === "severity" || key113 === "options")) {
              const err560 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key113 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err560];
              } else {
                vErrors.push(err560);
              }
              errors++;
            }
          }
          if (data236.severity !== void 0) {
            let data237 = data236.severity;
            if (!(data237 === "off" || data237 === "on" || data237 === "hint" || data237 === "info" || data237 === "warning" || data237 === "error" || data237 === false || data237 === true)) {
              const err561 = { instancePath: instancePath + "/webhook-intercepts-leases/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err561];
              } else {
                vErrors.push(err561);
              }
              errors++;
            }
          }
          if (data236.options !== void 0) {
            let data238 = data236.options;
            if (data238 && typeof data238 == "object" && !Array.isArray(data238)) {
              for (const key114 in data238) {
                if (!(key114 === "maximumTimeoutSeconds")) {
                  const err562 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key114 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err562];
                  } else {
                    vErrors.push(err562);
                  }
                  errors++;
                }
              }
              if (data238.maximumTimeoutSeconds !== void 0) {
                let data239 = data238.maximumTimeoutSeconds;
                if (!(typeof data239 == "number" && (!(data239 % 1) && !isNaN(data239)) && isFinite(data239))) {
                  const err563 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err563];
                  } else {
                    vErrors.push(err563);
                  }
                  errors++;
                }
                if (typeof data239 == "number" && isFinite(data239)) {
                  if (data239 > 4 || isNaN(data239)) {
                    const err564 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" };
                    if (vErrors === null) {
                      vErrors = [err564];
                    } else {
                      vErrors.push(err564);
                    }
                    errors++;
                  }
                  if (data239 < 1 || isNaN(data239)) {
                    const err565 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err565];
                    } else {
                      vErrors.push(err565);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err566 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err566];
              } else {
                vErrors.push(err566);
              }
              errors++;
            }
          }
        } else {
          const err567 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err567];
          } else {
            vErrors.push(err567);
          }
          errors++;
        }
        var _valid56 = _errs926 === errors;
        valid279 = _valid56;
        ifClause56 = "then";
      } else {
        const _errs936 = errors;
        if (!(data236 === "off" || data236 === "on" || data236 === "hint" || data236 === "info" || data236 === "warning" || data236 === "error" || data236 === false || data236 === true)) {
          const err568 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err568];
          } else {
            vErrors.push(err568);
          }
          errors++;
        }
        var _valid56 = _errs936 === errors;
        valid279 = _valid56;
        ifClause56 = "else";
      }
      if (!valid279) {
        const err569 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/if", keyword: "if", params: { failingKeyword: ifClause56 }, message: 'must match "' + ifClause56 + '" schema' };
        if (vErrors === null) {
          vErrors = [err569];
        } else {
          vErrors.push(err569);
        }
        errors++;
      }
    }
    if (data["webhook-mutates-owned"] !== void 0) {
      let data240 = data["webhook-mutates-owned"];
      const _errs939 = errors;
      let valid284 = true;
      const _errs940 = errors;
      if (!(data240 && typeof data240 == "object" && !Array.isArray(data240))) {
        const err570 = {};
        if (vErrors === null) {
          vErrors = [err570];
        } else {
          vErrors.push(err570);
        }
        errors++;
      }
      var _valid57 = _errs940 === errors;
      errors = _errs939;
      if (vErrors !== null) {
        if (_errs939) {
          vErrors.length = _errs939;
        } else {
          vErrors = null;
        }
      }
      let ifClause57;
      if (_valid57) {
        const _errs942 = errors;
        if (data240 && typeof data240 == "object" && !Array.isArray(data240)) {
          for (const key115 in data240) {
            if (!(key115 === "severity" || key115 === "options")) {
              const err571 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key115 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err571];
              } else {
                vErrors.push(err571);
              }
              errors++;
            }
          }
          if (data240.severity !== void 0) {
            let data241 = data240.severity;
            if (!(data241 === "off" || data241 === "on" || data241 === "hint" || data241 === "info" || data241 === "warning" || data241 === "error" || data241 === false || data241 === true)) {
              const err572 = { instancePath: instancePath + "/webhook-mutates-owned/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err572];
              } else {
                vErrors.push(err572);
              }
              errors++;
            }
          }
          if (data240.options !== void 0) {
            let data242 = data240.options;
            if (data242 && typeof data242 == "object" && !Array.isArray(data242)) {
              for (const key116 in data242) {
                const err573 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key116 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err573];
                } else {
                  vErrors.push(err573);
                }
                errors++;
              }
            } else {
              const err574 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err574];
              } else {
                vErrors.push(err574);
              }
              errors++;
            }
          }
        } else {
          const err575 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err575];
          } else {
            vErrors.push(err575);
          }
          errors++;
        }
        var _valid57 = _errs942 === errors;
        valid284 = _valid57;
        ifClause57 = "then";
      } else {
        const _errs950 = errors;
        if (!(data240 === "off" || data240 === "on" || data240 === "hint" || data240 === "info" || data240 === "warning" || data240 === "error" || data240 === false || data240 === true)) {
          const err576 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err576];
          } else {
            vErrors.push(err576);
          }
          errors++;
        }
        var _valid57 = _errs950 === errors;
        valid284 = _valid57;
        ifClause57 = "else";
      }
      if (!valid284) {
        const err577 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/if", keyword: "if", params: { failingKeyword: ifClause57 }, message: 'must match "' + ifClause57 + '" schema' };
        if (vErrors === null) {
          vErrors = [err577];
        } else {
          vErrors.push(err577);
        }
        errors++;
      }
    }
    if (data["webhook-timeout-budget"] !== void 0) {
      let data243 = data["webhook-timeout-budget"];
      const _errs953 = errors;
      let valid288 = true;
      const _errs954 = errors;
      if (!(data243 && typeof data243 == "object" && !Array.isArray(data243))) {
        const err578 = {};
        if (vErrors === null) {
          vErrors = [err578];
        } else {
          vErrors.push(err578);
        }
        errors++;
      }
      var _valid58 = _errs954 === errors;
      errors = _errs953;
      if (vErrors !== null) {
        if (_errs953) {
          vErrors.length = _errs953;
        } else {
          vErrors = null;
        }
      }
      let ifClause58;
      if (_valid58) {
        const _errs956 = errors;
        if (data243 && typeof data243 == "object" && !Array.isArray(data243)) {
          for (const key117 in data243) {
            if (!(key117 === "severity" || key117 === "options")) {
              const err579 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key117 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err579];
              } else {
                vErrors.push(err579);
              }
              errors++;
            }
          }
          if (data243.severity !== void 0) {
            let data244 = data243.severity;
            if (!(data244 === "off" || data244 === "on" || data244 === "hint" || data244 === "info" || data244 === "warning" || data244 === "error" || data244 === false || data244 === true)) {
              const err580 = { instancePath: instancePath + "/webhook-timeout-budget/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err580];
              } else {
                vErrors.push(err580);
              }
              errors++;
            }
          }
          if (data243.options !== void 0) {
            let data245 = data243.options;
            if (data245 && typeof data245 == "object" && !Array.isArray(data245)) {
              for (const key118 in data245) {
                if (!(key118 === "seconds" || key118 === "leaseSeconds")) {
                  const err581 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key118 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err581];
                  } else {
                    vErrors.push(err581);
                  }
                  errors++;
                }
              }
              if (data245.seconds !== void 0) {
                let data246 = data245.seconds;
                if (!(typeof data246 == "number" && (!(data246 % 1) && !isNaN(data246)) && isFinite(data246))) {
                  const err582 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err582];
                  } else {
                    vErrors.push(err582);
                  }
                  errors++;
                }
                if (typeof data246 == "number" && isFinite(data246)) {
                  if (data246 < 1 || isNaN(data246)) {
                    const err583 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err583];
                    } else {
                      vErrors.push(err583);
                    }
                    errors++;
                  }
                }
              }
              if (data245.leaseSeconds !== void 0) {
                let data247 = data245.leaseSeconds;
                if (!(typeof data247 == "number" && (!(data247 % 1) && !isNaN(data247)) && isFinite(data247))) {
                  const err584 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err584];
                  } else {
                    vErrors.push(err584);
                  }
                  errors++;
                }
                if (typeof data247 == "number" && isFinite(data247)) {
                  if (data247 < 1 || isNaN(data247)) {
                    const err585 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err585];
                    } else {
                      vErrors.push(err585);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err586 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err586];
              } else {
                vErrors.push(err586);
              }
              errors++;
            }
          }
        } else {
          const err587 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err587];
          } else {
            vErrors.push(err587);
          }
          errors++;
        }
        var _valid58 = _errs956 === errors;
        valid288 = _valid58;
        ifClause58 = "then";
      } else {
        const _errs968 = errors;
        if (!(data243 === "off" || data243 === "on" || data243 === "hint" || data243 === "info" || data243 === "warning" || data243 === "error" || data243 === false || data243 === true)) {
          const err588 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err588];
          } else {
            vErrors.push(err588);
          }
          errors++;
        }
        var _valid58 = _errs968 === errors;
        valid288 = _valid58;
        ifClause58 = "else";
      }
      if (!valid288) {
        const err589 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/if", keyword: "if", params: { failingKeyword: ifClause58 }, message: 'must match "' + ifClause58 + '" schema' };
        if (vErrors === null) {
          vErrors = [err589];
        } else {
          vErrors.push(err589);
        }
        errors++;
      }
    }
  } else {
    const err590 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err590];
    } else {
      vErrors.push(err590);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.rules === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "files" || key0 === "resources" || key0 === "rules")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.files !== void 0) {
      let data0 = data.files;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern7.test(data1)) {
              const err3 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.resources !== void 0) {
      let data2 = data.resources;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (Object.keys(data3).length < 1) {
              const err6 = { instancePath: instancePath + "/resources/" + i1, schemaPath: "#/$defs/resource/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "kind" || key1 === "name" || key1 === "namespace")) {
                const err7 = { instancePath: instancePath + "/resources/" + i1, schemaPath: "#/$defs/resource/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data3.kind !== void 0) {
              let data4 = data3.kind;
              if (typeof data4 === "string") {
                if (!pattern7.test(data4)) {
                  const err8 = { instancePath: instancePath + "/resources/" + i1 + "/kind", schemaPath: "#/$defs/resource/properties/kind/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/resources/" + i1 + "/kind", schemaPath: "#/$defs/resource/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data3.name !== void 0) {
              let data5 = data3.name;
              if (typeof data5 === "string") {
                if (!pattern7.test(data5)) {
                  const err10 = { instancePath: instancePath + "/resources/" + i1 + "/name", schemaPath: "#/$defs/resource/properties/name/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              } else {
                const err11 = { instancePath: instancePath + "/resources/" + i1 + "/name", schemaPath: "#/$defs/resource/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data3.namespace !== void 0) {
              let data6 = data3.namespace;
              if (typeof data6 === "string") {
                if (!pattern7.test(data6)) {
                  const err12 = { instancePath: instancePath + "/resources/" + i1 + "/namespace", schemaPath: "#/$defs/resource/properties/namespace/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/resources/" + i1 + "/namespace", schemaPath: "#/$defs/resource/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/resources/" + i1, schemaPath: "#/$defs/resource/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/resources", schemaPath: "#/properties/resources/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      if (!validate82(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "root" || key0 === "kubernetes" || key0 === "cluster" || key0 === "flowControl" || key0 === "charts" || key0 === "rules" || key0 === "overrides" || key0 === "runbook")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.root !== void 0) {
      if (typeof data.root !== "boolean") {
        const err1 = { instancePath: instancePath + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.kubernetes !== void 0) {
      let data1 = data.kubernetes;
      if (typeof data1 === "string") {
        if (!pattern5.test(data1)) {
          const err2 = { instancePath: instancePath + "/kubernetes", schemaPath: "#/properties/kubernetes/pattern", keyword: "pattern", params: { pattern: "^v?1\\.[0-9]{1,2}([.+-][0-9A-Za-z.+-]*)?$" }, message: 'must match pattern "^v?1\\.[0-9]{1,2}([.+-][0-9A-Za-z.+-]*)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/kubernetes", schemaPath: "#/properties/kubernetes/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.cluster !== void 0) {
      let data2 = data.cluster;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (!(key1 === "nodes" || key1 === "apiservers" || key1 === "pods" || key1 === "services")) {
            const err4 = { instancePath: instancePath + "/cluster", schemaPath: "#/properties/cluster/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data2.nodes !== void 0) {
          let data3 = data2.nodes;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err5 = { instancePath: instancePath + "/cluster/nodes", schemaPath: "#/properties/cluster/properties/nodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1e5 || isNaN(data3)) {
              const err6 = { instancePath: instancePath + "/cluster/nodes", schemaPath: "#/properties/cluster/properties/nodes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              const err7 = { instancePath: instancePath + "/cluster/nodes", schemaPath: "#/properties/cluster/properties/nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data2.apiservers !== void 0) {
          let data4 = data2.apiservers;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err8 = { instancePath: instancePath + "/cluster/apiservers", schemaPath: "#/properties/cluster/properties/apiservers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 100 || isNaN(data4)) {
              const err9 = { instancePath: instancePath + "/cluster/apiservers", schemaPath: "#/properties/cluster/properties/apiservers/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              const err10 = { instancePath: instancePath + "/cluster/apiservers", schemaPath: "#/properties/cluster/properties/apiservers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
        if (data2.pods !== void 0) {
          let data5 = data2.pods;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err11 = { instancePath: instancePath + "/cluster/pods", schemaPath: "#/properties/cluster/properties/pods/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1e7 || isNaN(data5)) {
              const err12 = { instancePath: instancePath + "/cluster/pods", schemaPath: "#/properties/cluster/properties/pods/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              const err13 = { instancePath: instancePath + "/cluster/pods", schemaPath: "#/properties/cluster/properties/pods/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
        if (data2.services !== void 0) {
          let data6 = data2.services;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err14 = { instancePath: instancePath + "/cluster/services", schemaPath: "#/properties/cluster/properties/services/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e7 || isNaN(data6)) {
              const err15 = { instancePath: instancePath + "/cluster/services", schemaPath: "#/properties/cluster/properties/services/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              const err16 = { instancePath: instancePath + "/cluster/services", schemaPath: "#/properties/cluster/properties/services/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.flowControl !== void 0) {
      let data7 = data.flowControl;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        for (const key2 in data7) {
          if (!(key2 === "managedElsewhere")) {
            const err18 = { instancePath: instancePath + "/flowControl", schemaPath: "#/properties/flowControl/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data7.managedElsewhere !== void 0) {
          if (typeof data7.managedElsewhere !== "boolean") {
            const err19 = { instancePath: instancePath + "/flowControl/managedElsewhere", schemaPath: "#/properties/flowControl/properties/managedElsewhere/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/flowControl", schemaPath: "#/properties/flowControl/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.charts !== void 0) {
      let data9 = data.charts;
      if (Array.isArray(data9)) {
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate80(data9[i0], { instancePath: instancePath + "/charts/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/charts", schemaPath: "#/properties/charts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.rules !== void 0) {
      if (!validate82(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    }
    if (data.overrides !== void 0) {
      let data12 = data.overrides;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate84(data12[i1], { instancePath: instancePath + "/overrides/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.runbook !== void 0) {
      let data14 = data.runbook;
      if (typeof data14 === "string") {
        if (!pattern6.test(data14)) {
          const err23 = { instancePath: instancePath + "/runbook", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$" }, message: 'must match pattern "^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$"' };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/runbook", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  stdin_default as default,
  validate
};

// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.
// <stdin>
var validate = validate45;
var stdin_default = validate45;
var pattern4 = new RegExp("^v?1\\.[0-9]{1,2}([.+-][0-9A-Za-z.+-]*)?$", "u");
var pattern5 = new RegExp("^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$", "u");
var pattern6 = new RegExp(".", "u");
var pattern7 = new RegExp("^(?!/)(?![A-Za-z]:)[^\\\\]+$", "u");
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path" || key0 === "renders")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (!pattern5.test(data0)) {
          const err2 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$" }, message: 'must match pattern "^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
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
              const err4 = { instancePath: instancePath + "/renders/" + i0, schemaPath: "#/$defs/render/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "name" || key1 === "values" || key1 === "namespace")) {
                const err5 = { instancePath: instancePath + "/renders/" + i0, schemaPath: "#/$defs/render/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data2.name !== void 0) {
              let data3 = data2.name;
              if (typeof data3 === "string") {
                if (!pattern6.test(data3)) {
                  const err6 = { instancePath: instancePath + "/renders/" + i0 + "/name", schemaPath: "#/$defs/render/properties/name/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/renders/" + i0 + "/name", schemaPath: "#/$defs/render/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data2.values !== void 0) {
              let data4 = data2.values;
              if (Array.isArray(data4)) {
                const len1 = data4.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data5 = data4[i1];
                  if (typeof data5 === "string") {
                    if (!pattern7.test(data5)) {
                      const err8 = { instancePath: instancePath + "/renders/" + i0 + "/values/" + i1, schemaPath: "#/$defs/render/properties/values/items/pattern", keyword: "pattern", params: { pattern: "^(?!/)(?![A-Za-z]:)[^\\\\]+$" }, message: 'must match pattern "^(?!/)(?![A-Za-z]:)[^\\\\]+$"' };
                      if (vErrors === null) {
                        vErrors = [err8];
                      } else {
                        vErrors.push(err8);
                      }
                      errors++;
                    }
                  } else {
                    const err9 = { instancePath: instancePath + "/renders/" + i0 + "/values/" + i1, schemaPath: "#/$defs/render/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                }
              } else {
                const err10 = { instancePath: instancePath + "/renders/" + i0 + "/values", schemaPath: "#/$defs/render/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.namespace !== void 0) {
              let data6 = data2.namespace;
              if (typeof data6 === "string") {
                if (!pattern6.test(data6)) {
                  const err11 = { instancePath: instancePath + "/renders/" + i0 + "/namespace", schemaPath: "#/$defs/render/properties/namespace/pattern", keyword: "pattern", params: { pattern: "." }, message: 'must match pattern "."' };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/renders/" + i0 + "/namespace", schemaPath: "#/$defs/render/properties/namespace/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/renders/" + i0, schemaPath: "#/$defs/render/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/renders", schemaPath: "#/properties/renders/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
validate46.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema60 = { "title": "RuleSettings", "description": "Severity and options by rule id.", "type": "object", "additionalProperties": false, "properties": { "cluster-wide-watch-per-node": { "description": "A program on every node watches the whole cluster, although it could keep to its own node.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of cluster-wide-watch-per-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-even-members": { "description": "An even number of etcd members bears no more failures than one less, and more than seven make every write slow.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumMembers": { "type": "integer", "minimum": 3, "default": 7, "description": "More members than this are reported, odd or not. etcd's documentation says at most seven." } }, "description": "Options of etcd-even-members." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-heartbeat-too-short": { "description": "The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumMilliseconds": { "type": "integer", "minimum": 1, "maximum": 5e3, "default": 100, "description": "Heartbeat intervals shorter than this are reported for clusters with several members." }, "hintBelowTenHeartbeats": { "type": "boolean", "default": false, "description": "Hint at election timeouts from 5 up to less than 10 heartbeat intervals, which etcd accepts." } }, "description": "Options of etcd-heartbeat-too-short." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-timer-ignored": { "description": "A timer of etcd is written in a way that etcd, or the tool that starts it, ignores or refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of etcd-timer-ignored." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-api-removed": { "description": "A flow-control object in an API version that the cluster does not serve.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-api-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-exempts-workload": { "description": "A FlowSchema that sends a workload's requests to the level without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-exempts-workload." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-never-matches": { "description": "A FlowSchema that is refused, ignored, or comes too late to match what it names.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-never-matches." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-shares-field": { "description": "A priority level whose shares stand in a field that its API version does not know.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-shares-field." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-will-be-deleted": { "description": "A flow-control object that the API server deletes or puts back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-will-be-deleted." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "inflight-limits-unsized": { "description": "The API server's in-flight limits are below the default, or the default on a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumSeats": { "type": "integer", "minimum": 1, "default": 600, "description": "Sum of both limits below which they are reported. 600 is the API server's default." }, "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which the default sum is reported as information." } }, "description": "Options of inflight-limits-unsized." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-fragile": { "description": "Leader-election timings that survive a shorter silence of the API server than the product's defaults.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "hintBelowSeconds": { "type": "number", "minimum": 0, "default": 0, "description": "Hint at every election, those with the product's defaults included, that survives fewer seconds without the API server. 0: none." } }, "description": "Options of leader-election-fragile." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-invalid": { "description": "Leader-election timings that the program refuses, so that it never starts.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-invalid." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-lock-removed": { "description": "A kind of leader-election lock that this Kubernetes version no longer knows.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-lock-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-on-every-node": { "description": "A leader election inside a DaemonSet: every node polls the lock to wait for it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "readsPerSecond": { "type": "number", "exclusiveMinimum": 0, "default": 5, "description": "Lease reads a second of all nodes together from which a known number of nodes is a finding. 16 nodes make 5 with a retry period of 2 s." } }, "description": "Options of leader-election-on-every-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-shares-lane": { "description": "A leader election outside kube-system renews its Lease in the same lane as every ordinary Pod.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-shares-lane." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-per-object": { "description": "One Lease for each Pod, Service or Ingress instead of one for a namespace.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "default": ["leaseMode"], "items": { "type": "string" }, "description": "Values keys that choose what a Lease is kept for. Matched exactly." }, "perObjectValues": { "type": "array", "default": ["pod", "pods", "per-pod", "service", "services", "per-service", "ingress", "ingresses", "per-ingress", "endpoint", "per-endpoint", "object", "per-object"], "items": { "type": "string" }, "description": "Values of such a key that mean one Lease for each object; case, `-` and `_` do not matter." }, "writesPerSecond": { "type": "number", "default": 5, "exclusiveMinimum": 0, "description": "Lease updates a second from which a known number of Services or shards is a finding. 5 is a tenth of what 500 nodes make." } }, "description": "Options of lease-per-object." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "list-without-resource-version": { "description": "A program on every node lists from etcd instead of the API server's cache.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "scripts": { "description": "Whether kubectl, curl and wget in commands and mounted scripts are looked at.", "type": "boolean", "default": true }, "oldEtcd": { "description": "Set it when etcd is older than 3.5.13 (on the 3.4 line 3.4.31): then Kubernetes 1.31 and later still read such lists from etcd.", "type": "boolean", "default": false } }, "description": "Options of list-without-resource-version." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "missing-flow-schema": { "description": "An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "permissions": { "description": "Whether a hint is given for DaemonSets of unknown programs whose permissions let them list or watch the whole cluster.", "type": "boolean", "default": false }, "shares": { "description": "nominalConcurrencyShares of the level that the fix writes. 5 leave leader election 24 of its 25 seats.", "type": "integer", "minimum": 1, "default": 5 }, "secondsPerList": { "description": "Seconds that one list takes, as assumed for the drain time.", "type": "number", "exclusiveMinimum": 0, "default": 1 } }, "description": "Options of missing-flow-schema." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-rejected": { "description": "A priority level that the API server refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of priority-level-rejected." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-starves-leaders": { "description": "Priority levels with so many shares that leader election keeps too few seats.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "inflight": { "description": "Seats of an API server: --max-requests-inflight and --max-mutating-requests-inflight together, 600 by default.", "type": "integer", "minimum": 1, "default": 600 }, "warnBelow": { "description": "Seats of leader election below which the levels are a finding. 25 are there without them.", "type": "integer", "minimum": 1, "default": 15 }, "errorBelow": { "description": "Seats of leader election below which the finding is an error.", "type": "integer", "minimum": 0, "default": 8 } }, "description": "Options of priority-level-starves-leaders." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-backend-single": { "description": "A webhook that fails closed on everyday writes has one Pod behind it, or Pods that go away together.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "requireDisruptionBudget": { "type": "boolean", "default": true, "description": "Several Pods without a PodDisruptionBudget in view are reported as information." } }, "description": "Options of webhook-backend-single." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-fails-closed-on-system": { "description": "An admission webhook that fails closed stands in front of what the cluster needs to heal itself.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-fails-closed-on-system." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-intercepts-leases": { "description": "An admission webhook is asked about the Lease updates of the control plane or of the nodes.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumTimeoutSeconds": { "type": "integer", "minimum": 1, "maximum": 4, "default": 3, "description": "A webhook that may take longer is an error, any other a warning. A Lease update is given up after 5 s by default." } }, "description": "Options of webhook-intercepts-leases." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-mutates-owned": { "description": "A mutating webhook may change ReplicaSets, which the Deployment controller compares with its template.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-mutates-owned." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-timeout-budget": { "description": "The webhooks that one request passes may together take longer than its sender waits.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "seconds": { "type": "integer", "minimum": 1, "default": 30, "description": "Sum of time-outs from which a request is a finding; half of what the API server gives a request." }, "leaseSeconds": { "type": "integer", "minimum": 1, "default": 5, "description": "The same for Lease updates in kube-system; the holder of a lock gives up after 5 s by default." } }, "description": "Options of webhook-timeout-budget." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } } } };
var schema61 = { "description": "off (or false); on (or true) for the rule's own severity; or the severity to report with.", "enum": ["off", "on", "hint", "info", "warning", "error", false, true] };
var func1 = Object.prototype.hasOwnProperty;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema60.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data["cluster-wide-watch-per-node"] !== void 0) {
      let data0 = data["cluster-wide-watch-per-node"];
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
              const err2 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
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
              const err3 = { instancePath: instancePath + "/cluster-wide-watch-per-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key2 === "ignoreClients")) {
                  const err4 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              }
              if (data2.ignoreClients !== void 0) {
                let data3 = data2.ignoreClients;
                if (Array.isArray(data3)) {
                  const len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data3[i0] !== "string") {
                      const err5 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients/" + i0, schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err6 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            } else {
              const err7 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        } else {
          const err8 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
          const err9 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
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
        const err10 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data["etcd-even-members"] !== void 0) {
      let data5 = data["etcd-even-members"];
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
              const err12 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
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
              const err13 = { instancePath: instancePath + "/etcd-even-members/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key4 === "maximumMembers")) {
                  const err14 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
              if (data7.maximumMembers !== void 0) {
                let data8 = data7.maximumMembers;
                if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                  const err15 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (typeof data8 == "number" && isFinite(data8)) {
                  if (data8 < 3 || isNaN(data8)) {
                    const err16 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 3 }, message: "must be >= 3" };
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
              const err17 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        } else {
          const err18 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid1 = _errs24 === errors;
        valid8 = _valid1;
        ifClause1 = "then";
      } else {
        const _errs34 = errors;
        if (!(data5 === "off" || data5 === "on" || data5 === "hint" || data5 === "info" || data5 === "warning" || data5 === "error" || data5 === false || data5 === true)) {
          const err19 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid1 = _errs34 === errors;
        valid8 = _valid1;
        ifClause1 = "else";
      }
      if (!valid8) {
        const err20 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/if", keyword: "if", params: { failingKeyword: ifClause1 }, message: 'must match "' + ifClause1 + '" schema' };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data["etcd-heartbeat-too-short"] !== void 0) {
      let data9 = data["etcd-heartbeat-too-short"];
      const _errs37 = errors;
      let valid13 = true;
      const _errs38 = errors;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
        const err21 = {};
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
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
              const err22 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          if (data9.severity !== void 0) {
            let data10 = data9.severity;
            if (!(data10 === "off" || data10 === "on" || data10 === "hint" || data10 === "info" || data10 === "warning" || data10 === "error" || data10 === false || data10 === true)) {
              const err23 = { instancePath: instancePath + "/etcd-heartbeat-too-short/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
          if (data9.options !== void 0) {
            let data11 = data9.options;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              for (const key6 in data11) {
                if (!(key6 === "minimumMilliseconds" || key6 === "hintBelowTenHeartbeats")) {
                  const err24 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
              if (data11.minimumMilliseconds !== void 0) {
                let data12 = data11.minimumMilliseconds;
                if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                  const err25 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (typeof data12 == "number" && isFinite(data12)) {
                  if (data12 > 5e3 || isNaN(data12)) {
                    const err26 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000" };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                  if (data12 < 1 || isNaN(data12)) {
                    const err27 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
              }
              if (data11.hintBelowTenHeartbeats !== void 0) {
                if (typeof data11.hintBelowTenHeartbeats !== "boolean") {
                  const err28 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/hintBelowTenHeartbeats", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/hintBelowTenHeartbeats/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              }
            } else {
              const err29 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        } else {
          const err30 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid2 = _errs40 === errors;
        valid13 = _valid2;
        ifClause2 = "then";
      } else {
        const _errs52 = errors;
        if (!(data9 === "off" || data9 === "on" || data9 === "hint" || data9 === "info" || data9 === "warning" || data9 === "error" || data9 === false || data9 === true)) {
          const err31 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        var _valid2 = _errs52 === errors;
        valid13 = _valid2;
        ifClause2 = "else";
      }
      if (!valid13) {
        const err32 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/if", keyword: "if", params: { failingKeyword: ifClause2 }, message: 'must match "' + ifClause2 + '" schema' };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data["etcd-timer-ignored"] !== void 0) {
      let data14 = data["etcd-timer-ignored"];
      const _errs55 = errors;
      let valid18 = true;
      const _errs56 = errors;
      if (!(data14 && typeof data14 == "object" && !Array.isArray(data14))) {
        const err33 = {};
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      var _valid3 = _errs56 === errors;
      errors = _errs55;
      if (vErrors !== null) {
        if (_errs55) {
          vErrors.length = _errs55;
        } else {
          vErrors = null;
        }
      }
      let ifClause3;
      if (_valid3) {
        const _errs58 = errors;
        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
          for (const key7 in data14) {
            if (!(key7 === "severity" || key7 === "options")) {
              const err34 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
          if (data14.severity !== void 0) {
            let data15 = data14.severity;
            if (!(data15 === "off" || data15 === "on" || data15 === "hint" || data15 === "info" || data15 === "warning" || data15 === "error" || data15 === false || data15 === true)) {
              const err35 = { instancePath: instancePath + "/etcd-timer-ignored/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
          if (data14.options !== void 0) {
            let data16 = data14.options;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
              for (const key8 in data16) {
                const err36 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            } else {
              const err37 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          }
        } else {
          const err38 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        var _valid3 = _errs58 === errors;
        valid18 = _valid3;
        ifClause3 = "then";
      } else {
        const _errs66 = errors;
        if (!(data14 === "off" || data14 === "on" || data14 === "hint" || data14 === "info" || data14 === "warning" || data14 === "error" || data14 === false || data14 === true)) {
          const err39 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        var _valid3 = _errs66 === errors;
        valid18 = _valid3;
        ifClause3 = "else";
      }
      if (!valid18) {
        const err40 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/if", keyword: "if", params: { failingKeyword: ifClause3 }, message: 'must match "' + ifClause3 + '" schema' };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data["flow-schema-api-removed"] !== void 0) {
      let data17 = data["flow-schema-api-removed"];
      const _errs69 = errors;
      let valid22 = true;
      const _errs70 = errors;
      if (!(data17 && typeof data17 == "object" && !Array.isArray(data17))) {
        const err41 = {};
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      var _valid4 = _errs70 === errors;
      errors = _errs69;
      if (vErrors !== null) {
        if (_errs69) {
          vErrors.length = _errs69;
        } else {
          vErrors = null;
        }
      }
      let ifClause4;
      if (_valid4) {
        const _errs72 = errors;
        if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
          for (const key9 in data17) {
            if (!(key9 === "severity" || key9 === "options")) {
              const err42 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
          if (data17.severity !== void 0) {
            let data18 = data17.severity;
            if (!(data18 === "off" || data18 === "on" || data18 === "hint" || data18 === "info" || data18 === "warning" || data18 === "error" || data18 === false || data18 === true)) {
              const err43 = { instancePath: instancePath + "/flow-schema-api-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
          if (data17.options !== void 0) {
            let data19 = data17.options;
            if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
              for (const key10 in data19) {
                const err44 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            } else {
              const err45 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          }
        } else {
          const err46 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        var _valid4 = _errs72 === errors;
        valid22 = _valid4;
        ifClause4 = "then";
      } else {
        const _errs80 = errors;
        if (!(data17 === "off" || data17 === "on" || data17 === "hint" || data17 === "info" || data17 === "warning" || data17 === "error" || data17 === false || data17 === true)) {
          const err47 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        var _valid4 = _errs80 === errors;
        valid22 = _valid4;
        ifClause4 = "else";
      }
      if (!valid22) {
        const err48 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/if", keyword: "if", params: { failingKeyword: ifClause4 }, message: 'must match "' + ifClause4 + '" schema' };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data["flow-schema-exempts-workload"] !== void 0) {
      let data20 = data["flow-schema-exempts-workload"];
      const _errs83 = errors;
      let valid26 = true;
      const _errs84 = errors;
      if (!(data20 && typeof data20 == "object" && !Array.isArray(data20))) {
        const err49 = {};
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      var _valid5 = _errs84 === errors;
      errors = _errs83;
      if (vErrors !== null) {
        if (_errs83) {
          vErrors.length = _errs83;
        } else {
          vErrors = null;
        }
      }
      let ifClause5;
      if (_valid5) {
        const _errs86 = errors;
        if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
          for (const key11 in data20) {
            if (!(key11 === "severity" || key11 === "options")) {
              const err50 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          }
          if (data20.severity !== void 0) {
            let data21 = data20.severity;
            if (!(data21 === "off" || data21 === "on" || data21 === "hint" || data21 === "info" || data21 === "warning" || data21 === "error" || data21 === false || data21 === true)) {
              const err51 = { instancePath: instancePath + "/flow-schema-exempts-workload/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
          if (data20.options !== void 0) {
            let data22 = data20.options;
            if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
              for (const key12 in data22) {
                const err52 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            } else {
              const err53 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          }
        } else {
          const err54 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        var _valid5 = _errs86 === errors;
        valid26 = _valid5;
        ifClause5 = "then";
      } else {
        const _errs94 = errors;
        if (!(data20 === "off" || data20 === "on" || data20 === "hint" || data20 === "info" || data20 === "warning" || data20 === "error" || data20 === false || data20 === true)) {
          const err55 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        var _valid5 = _errs94 === errors;
        valid26 = _valid5;
        ifClause5 = "else";
      }
      if (!valid26) {
        const err56 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/if", keyword: "if", params: { failingKeyword: ifClause5 }, message: 'must match "' + ifClause5 + '" schema' };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data["flow-schema-never-matches"] !== void 0) {
      let data23 = data["flow-schema-never-matches"];
      const _errs97 = errors;
      let valid30 = true;
      const _errs98 = errors;
      if (!(data23 && typeof data23 == "object" && !Array.isArray(data23))) {
        const err57 = {};
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      var _valid6 = _errs98 === errors;
      errors = _errs97;
      if (vErrors !== null) {
        if (_errs97) {
          vErrors.length = _errs97;
        } else {
          vErrors = null;
        }
      }
      let ifClause6;
      if (_valid6) {
        const _errs100 = errors;
        if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
          for (const key13 in data23) {
            if (!(key13 === "severity" || key13 === "options")) {
              const err58 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          }
          if (data23.severity !== void 0) {
            let data24 = data23.severity;
            if (!(data24 === "off" || data24 === "on" || data24 === "hint" || data24 === "info" || data24 === "warning" || data24 === "error" || data24 === false || data24 === true)) {
              const err59 = { instancePath: instancePath + "/flow-schema-never-matches/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
          }
          if (data23.options !== void 0) {
            let data25 = data23.options;
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              for (const key14 in data25) {
                const err60 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            } else {
              const err61 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          }
        } else {
          const err62 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        var _valid6 = _errs100 === errors;
        valid30 = _valid6;
        ifClause6 = "then";
      } else {
        const _errs108 = errors;
        if (!(data23 === "off" || data23 === "on" || data23 === "hint" || data23 === "info" || data23 === "warning" || data23 === "error" || data23 === false || data23 === true)) {
          const err63 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        var _valid6 = _errs108 === errors;
        valid30 = _valid6;
        ifClause6 = "else";
      }
      if (!valid30) {
        const err64 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/if", keyword: "if", params: { failingKeyword: ifClause6 }, message: 'must match "' + ifClause6 + '" schema' };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data["flow-schema-shares-field"] !== void 0) {
      let data26 = data["flow-schema-shares-field"];
      const _errs111 = errors;
      let valid34 = true;
      const _errs112 = errors;
      if (!(data26 && typeof data26 == "object" && !Array.isArray(data26))) {
        const err65 = {};
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      var _valid7 = _errs112 === errors;
      errors = _errs111;
      if (vErrors !== null) {
        if (_errs111) {
          vErrors.length = _errs111;
        } else {
          vErrors = null;
        }
      }
      let ifClause7;
      if (_valid7) {
        const _errs114 = errors;
        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
          for (const key15 in data26) {
            if (!(key15 === "severity" || key15 === "options")) {
              const err66 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
          if (data26.severity !== void 0) {
            let data27 = data26.severity;
            if (!(data27 === "off" || data27 === "on" || data27 === "hint" || data27 === "info" || data27 === "warning" || data27 === "error" || data27 === false || data27 === true)) {
              const err67 = { instancePath: instancePath + "/flow-schema-shares-field/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
          if (data26.options !== void 0) {
            let data28 = data26.options;
            if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
              for (const key16 in data28) {
                const err68 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            } else {
              const err69 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err69];
              } else {
                vErrors.push(err69);
              }
              errors++;
            }
          }
        } else {
          const err70 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        var _valid7 = _errs114 === errors;
        valid34 = _valid7;
        ifClause7 = "then";
      } else {
        const _errs122 = errors;
        if (!(data26 === "off" || data26 === "on" || data26 === "hint" || data26 === "info" || data26 === "warning" || data26 === "error" || data26 === false || data26 === true)) {
          const err71 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        var _valid7 = _errs122 === errors;
        valid34 = _valid7;
        ifClause7 = "else";
      }
      if (!valid34) {
        const err72 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/if", keyword: "if", params: { failingKeyword: ifClause7 }, message: 'must match "' + ifClause7 + '" schema' };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data["flow-schema-will-be-deleted"] !== void 0) {
      let data29 = data["flow-schema-will-be-deleted"];
      const _errs125 = errors;
      let valid38 = true;
      const _errs126 = errors;
      if (!(data29 && typeof data29 == "object" && !Array.isArray(data29))) {
        const err73 = {};
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
      var _valid8 = _errs126 === errors;
      errors = _errs125;
      if (vErrors !== null) {
        if (_errs125) {
          vErrors.length = _errs125;
        } else {
          vErrors = null;
        }
      }
      let ifClause8;
      if (_valid8) {
        const _errs128 = errors;
        if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
          for (const key17 in data29) {
            if (!(key17 === "severity" || key17 === "options")) {
              const err74 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          }
          if (data29.severity !== void 0) {
            let data30 = data29.severity;
            if (!(data30 === "off" || data30 === "on" || data30 === "hint" || data30 === "info" || data30 === "warning" || data30 === "error" || data30 === false || data30 === true)) {
              const err75 = { instancePath: instancePath + "/flow-schema-will-be-deleted/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          }
          if (data29.options !== void 0) {
            let data31 = data29.options;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
              for (const key18 in data31) {
                const err76 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            } else {
              const err77 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err77];
              } else {
                vErrors.push(err77);
              }
              errors++;
            }
          }
        } else {
          const err78 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        var _valid8 = _errs128 === errors;
        valid38 = _valid8;
        ifClause8 = "then";
      } else {
        const _errs136 = errors;
        if (!(data29 === "off" || data29 === "on" || data29 === "hint" || data29 === "info" || data29 === "warning" || data29 === "error" || data29 === false || data29 === true)) {
          const err79 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        var _valid8 = _errs136 === errors;
        valid38 = _valid8;
        ifClause8 = "else";
      }
      if (!valid38) {
        const err80 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/if", keyword: "if", params: { failingKeyword: ifClause8 }, message: 'must match "' + ifClause8 + '" schema' };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
    }
    if (data["inflight-limits-unsized"] !== void 0) {
      let data32 = data["inflight-limits-unsized"];
      const _errs139 = errors;
      let valid42 = true;
      const _errs140 = errors;
      if (!(data32 && typeof data32 == "object" && !Array.isArray(data32))) {
        const err81 = {};
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
      var _valid9 = _errs140 === errors;
      errors = _errs139;
      if (vErrors !== null) {
        if (_errs139) {
          vErrors.length = _errs139;
        } else {
          vErrors = null;
        }
      }
      let ifClause9;
      if (_valid9) {
        const _errs142 = errors;
        if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
          for (const key19 in data32) {
            if (!(key19 === "severity" || key19 === "options")) {
              const err82 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
          }
          if (data32.severity !== void 0) {
            let data33 = data32.severity;
            if (!(data33 === "off" || data33 === "on" || data33 === "hint" || data33 === "info" || data33 === "warning" || data33 === "error" || data33 === false || data33 === true)) {
              const err83 = { instancePath: instancePath + "/inflight-limits-unsized/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          }
          if (data32.options !== void 0) {
            let data34 = data32.options;
            if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
              for (const key20 in data34) {
                if (!(key20 === "minimumSeats" || key20 === "largeClusterNodes")) {
                  const err84 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err84];
                  } else {
                    vErrors.push(err84);
                  }
                  errors++;
                }
              }
              if (data34.minimumSeats !== void 0) {
                let data35 = data34.minimumSeats;
                if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                  const err85 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err85];
                  } else {
                    vErrors.push(err85);
                  }
                  errors++;
                }
                if (typeof data35 == "number" && isFinite(data35)) {
                  if (data35 < 1 || isNaN(data35)) {
                    const err86 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err86];
                    } else {
                      vErrors.push(err86);
                    }
                    errors++;
                  }
                }
              }
              if (data34.largeClusterNodes !== void 0) {
                let data36 = data34.largeClusterNodes;
                if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                  const err87 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
                if (typeof data36 == "number" && isFinite(data36)) {
                  if (data36 < 1 || isNaN(data36)) {
                    const err88 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err89 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
          }
        } else {
          const err90 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
        var _valid9 = _errs142 === errors;
        valid42 = _valid9;
        ifClause9 = "then";
      } else {
        const _errs154 = errors;
        if (!(data32 === "off" || data32 === "on" || data32 === "hint" || data32 === "info" || data32 === "warning" || data32 === "error" || data32 === false || data32 === true)) {
          const err91 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err91];
          } else {
            vErrors.push(err91);
          }
          errors++;
        }
        var _valid9 = _errs154 === errors;
        valid42 = _valid9;
        ifClause9 = "else";
      }
      if (!valid42) {
        const err92 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/if", keyword: "if", params: { failingKeyword: ifClause9 }, message: 'must match "' + ifClause9 + '" schema' };
        if (vErrors === null) {
          vErrors = [err92];
        } else {
          vErrors.push(err92);
        }
        errors++;
      }
    }
    if (data["leader-election-fragile"] !== void 0) {
      let data37 = data["leader-election-fragile"];
      const _errs157 = errors;
      let valid47 = true;
      const _errs158 = errors;
      if (!(data37 && typeof data37 == "object" && !Array.isArray(data37))) {
        const err93 = {};
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
      var _valid10 = _errs158 === errors;
      errors = _errs157;
      if (vErrors !== null) {
        if (_errs157) {
          vErrors.length = _errs157;
        } else {
          vErrors = null;
        }
      }
      let ifClause10;
      if (_valid10) {
        const _errs160 = errors;
        if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
          for (const key21 in data37) {
            if (!(key21 === "severity" || key21 === "options")) {
              const err94 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
          }
          if (data37.severity !== void 0) {
            let data38 = data37.severity;
            if (!(data38 === "off" || data38 === "on" || data38 === "hint" || data38 === "info" || data38 === "warning" || data38 === "error" || data38 === false || data38 === true)) {
              const err95 = { instancePath: instancePath + "/leader-election-fragile/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
          if (data37.options !== void 0) {
            let data39 = data37.options;
            if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
              for (const key22 in data39) {
                if (!(key22 === "hintBelowSeconds")) {
                  const err96 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
              }
              if (data39.hintBelowSeconds !== void 0) {
                let data40 = data39.hintBelowSeconds;
                if (typeof data40 == "number" && isFinite(data40)) {
                  if (data40 < 0 || isNaN(data40)) {
                    const err97 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err97];
                    } else {
                      vErrors.push(err97);
                    }
                    errors++;
                  }
                } else {
                  const err98 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err98];
                  } else {
                    vErrors.push(err98);
                  }
                  errors++;
                }
              }
            } else {
              const err99 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
          }
        } else {
          const err100 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
        var _valid10 = _errs160 === errors;
        valid47 = _valid10;
        ifClause10 = "then";
      } else {
        const _errs170 = errors;
        if (!(data37 === "off" || data37 === "on" || data37 === "hint" || data37 === "info" || data37 === "warning" || data37 === "error" || data37 === false || data37 === true)) {
          const err101 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err101];
          } else {
            vErrors.push(err101);
          }
          errors++;
        }
        var _valid10 = _errs170 === errors;
        valid47 = _valid10;
        ifClause10 = "else";
      }
      if (!valid47) {
        const err102 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/if", keyword: "if", params: { failingKeyword: ifClause10 }, message: 'must match "' + ifClause10 + '" schema' };
        if (vErrors === null) {
          vErrors = [err102];
        } else {
          vErrors.push(err102);
        }
        errors++;
      }
    }
    if (data["leader-election-invalid"] !== void 0) {
      let data41 = data["leader-election-invalid"];
      const _errs173 = errors;
      let valid52 = true;
      const _errs174 = errors;
      if (!(data41 && typeof data41 == "object" && !Array.isArray(data41))) {
        const err103 = {};
        if (vErrors === null) {
          vErrors = [err103];
        } else {
          vErrors.push(err103);
        }
        errors++;
      }
      var _valid11 = _errs174 === errors;
      errors = _errs173;
      if (vErrors !== null) {
        if (_errs173) {
          vErrors.length = _errs173;
        } else {
          vErrors = null;
        }
      }
      let ifClause11;
      if (_valid11) {
        const _errs176 = errors;
        if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
          for (const key23 in data41) {
            if (!(key23 === "severity" || key23 === "options")) {
              const err104 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
          }
          if (data41.severity !== void 0) {
            let data42 = data41.severity;
            if (!(data42 === "off" || data42 === "on" || data42 === "hint" || data42 === "info" || data42 === "warning" || data42 === "error" || data42 === false || data42 === true)) {
              const err105 = { instancePath: instancePath + "/leader-election-invalid/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
          }
          if (data41.options !== void 0) {
            let data43 = data41.options;
            if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
              for (const key24 in data43) {
                const err106 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err106];
                } else {
                  vErrors.push(err106);
                }
                errors++;
              }
            } else {
              const err107 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
          }
        } else {
          const err108 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err108];
          } else {
            vErrors.push(err108);
          }
          errors++;
        }
        var _valid11 = _errs176 === errors;
        valid52 = _valid11;
        ifClause11 = "then";
      } else {
        const _errs184 = errors;
        if (!(data41 === "off" || data41 === "on" || data41 === "hint" || data41 === "info" || data41 === "warning" || data41 === "error" || data41 === false || data41 === true)) {
          const err109 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        var _valid11 = _errs184 === errors;
        valid52 = _valid11;
        ifClause11 = "else";
      }
      if (!valid52) {
        const err110 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/if", keyword: "if", params: { failingKeyword: ifClause11 }, message: 'must match "' + ifClause11 + '" schema' };
        if (vErrors === null) {
          vErrors = [err110];
        } else {
          vErrors.push(err110);
        }
        errors++;
      }
    }
    if (data["leader-election-lock-removed"] !== void 0) {
      let data44 = data["leader-election-lock-removed"];
      const _errs187 = errors;
      let valid56 = true;
      const _errs188 = errors;
      if (!(data44 && typeof data44 == "object" && !Array.isArray(data44))) {
        const err111 = {};
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
      var _valid12 = _errs188 === errors;
      errors = _errs187;
      if (vErrors !== null) {
        if (_errs187) {
          vErrors.length = _errs187;
        } else {
          vErrors = null;
        }
      }
      let ifClause12;
      if (_valid12) {
        const _errs190 = errors;
        if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
          for (const key25 in data44) {
            if (!(key25 === "severity" || key25 === "options")) {
              const err112 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err112];
              } else {
                vErrors.push(err112);
              }
              errors++;
            }
          }
          if (data44.severity !== void 0) {
            let data45 = data44.severity;
            if (!(data45 === "off" || data45 === "on" || data45 === "hint" || data45 === "info" || data45 === "warning" || data45 === "error" || data45 === false || data45 === true)) {
              const err113 = { instancePath: instancePath + "/leader-election-lock-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err113];
              } else {
                vErrors.push(err113);
              }
              errors++;
            }
          }
          if (data44.options !== void 0) {
            let data46 = data44.options;
            if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
              for (const key26 in data46) {
                const err114 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err114];
                } else {
                  vErrors.push(err114);
                }
                errors++;
              }
            } else {
              const err115 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
          }
        } else {
          const err116 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err116];
          } else {
            vErrors.push(err116);
          }
          errors++;
        }
        var _valid12 = _errs190 === errors;
        valid56 = _valid12;
        ifClause12 = "then";
      } else {
        const _errs198 = errors;
        if (!(data44 === "off" || data44 === "on" || data44 === "hint" || data44 === "info" || data44 === "warning" || data44 === "error" || data44 === false || data44 === true)) {
          const err117 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err117];
          } else {
            vErrors.push(err117);
          }
          errors++;
        }
        var _valid12 = _errs198 === errors;
        valid56 = _valid12;
        ifClause12 = "else";
      }
      if (!valid56) {
        const err118 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/if", keyword: "if", params: { failingKeyword: ifClause12 }, message: 'must match "' + ifClause12 + '" schema' };
        if (vErrors === null) {
          vErrors = [err118];
        } else {
          vErrors.push(err118);
        }
        errors++;
      }
    }
    if (data["leader-election-on-every-node"] !== void 0) {
      let data47 = data["leader-election-on-every-node"];
      const _errs201 = errors;
      let valid60 = true;
      const _errs202 = errors;
      if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
        const err119 = {};
        if (vErrors === null) {
          vErrors = [err119];
        } else {
          vErrors.push(err119);
        }
        errors++;
      }
      var _valid13 = _errs202 === errors;
      errors = _errs201;
      if (vErrors !== null) {
        if (_errs201) {
          vErrors.length = _errs201;
        } else {
          vErrors = null;
        }
      }
      let ifClause13;
      if (_valid13) {
        const _errs204 = errors;
        if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
          for (const key27 in data47) {
            if (!(key27 === "severity" || key27 === "options")) {
              const err120 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err120];
              } else {
                vErrors.push(err120);
              }
              errors++;
            }
          }
          if (data47.severity !== void 0) {
            let data48 = data47.severity;
            if (!(data48 === "off" || data48 === "on" || data48 === "hint" || data48 === "info" || data48 === "warning" || data48 === "error" || data48 === false || data48 === true)) {
              const err121 = { instancePath: instancePath + "/leader-election-on-every-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err121];
              } else {
                vErrors.push(err121);
              }
              errors++;
            }
          }
          if (data47.options !== void 0) {
            let data49 = data47.options;
            if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
              for (const key28 in data49) {
                if (!(key28 === "readsPerSecond")) {
                  const err122 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err122];
                  } else {
                    vErrors.push(err122);
                  }
                  errors++;
                }
              }
              if (data49.readsPerSecond !== void 0) {
                let data50 = data49.readsPerSecond;
                if (typeof data50 == "number" && isFinite(data50)) {
                  if (data50 <= 0 || isNaN(data50)) {
                    const err123 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err123];
                    } else {
                      vErrors.push(err123);
                    }
                    errors++;
                  }
                } else {
                  const err124 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err124];
                  } else {
                    vErrors.push(err124);
                  }
                  errors++;
                }
              }
            } else {
              const err125 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err125];
              } else {
                vErrors.push(err125);
              }
              errors++;
            }
          }
        } else {
          const err126 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err126];
          } else {
            vErrors.push(err126);
          }
          errors++;
        }
        var _valid13 = _errs204 === errors;
        valid60 = _valid13;
        ifClause13 = "then";
      } else {
        const _errs214 = errors;
        if (!(data47 === "off" || data47 === "on" || data47 === "hint" || data47 === "info" || data47 === "warning" || data47 === "error" || data47 === false || data47 === true)) {
          const err127 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err127];
          } else {
            vErrors.push(err127);
          }
          errors++;
        }
        var _valid13 = _errs214 === errors;
        valid60 = _valid13;
        ifClause13 = "else";
      }
      if (!valid60) {
        const err128 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/if", keyword: "if", params: { failingKeyword: ifClause13 }, message: 'must match "' + ifClause13 + '" schema' };
        if (vErrors === null) {
          vErrors = [err128];
        } else {
          vErrors.push(err128);
        }
        errors++;
      }
    }
    if (data["leader-election-shares-lane"] !== void 0) {
      let data51 = data["leader-election-shares-lane"];
      const _errs217 = errors;
      let valid65 = true;
      const _errs218 = errors;
      if (!(data51 && typeof data51 == "object" && !Array.isArray(data51))) {
        const err129 = {};
        if (vErrors === null) {
          vErrors = [err129];
        } else {
          vErrors.push(err129);
        }
        errors++;
      }
      var _valid14 = _errs218 === errors;
      errors = _errs217;
      if (vErrors !== null) {
        if (_errs217) {
          vErrors.length = _errs217;
        } else {
          vErrors = null;
        }
      }
      let ifClause14;
      if (_valid14) {
        const _errs220 = errors;
        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
          for (const key29 in data51) {
            if (!(key29 === "severity" || key29 === "options")) {
              const err130 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err130];
              } else {
                vErrors.push(err130);
              }
              errors++;
            }
          }
          if (data51.severity !== void 0) {
            let data52 = data51.severity;
            if (!(data52 === "off" || data52 === "on" || data52 === "hint" || data52 === "info" || data52 === "warning" || data52 === "error" || data52 === false || data52 === true)) {
              const err131 = { instancePath: instancePath + "/leader-election-shares-lane/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err131];
              } else {
                vErrors.push(err131);
              }
              errors++;
            }
          }
          if (data51.options !== void 0) {
            let data53 = data51.options;
            if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
              for (const key30 in data53) {
                const err132 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err132];
                } else {
                  vErrors.push(err132);
                }
                errors++;
              }
            } else {
              const err133 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err133];
              } else {
                vErrors.push(err133);
              }
              errors++;
            }
          }
        } else {
          const err134 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err134];
          } else {
            vErrors.push(err134);
          }
          errors++;
        }
        var _valid14 = _errs220 === errors;
        valid65 = _valid14;
        ifClause14 = "then";
      } else {
        const _errs228 = errors;
        if (!(data51 === "off" || data51 === "on" || data51 === "hint" || data51 === "info" || data51 === "warning" || data51 === "error" || data51 === false || data51 === true)) {
          const err135 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err135];
          } else {
            vErrors.push(err135);
          }
          errors++;
        }
        var _valid14 = _errs228 === errors;
        valid65 = _valid14;
        ifClause14 = "else";
      }
      if (!valid65) {
        const err136 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/if", keyword: "if", params: { failingKeyword: ifClause14 }, message: 'must match "' + ifClause14 + '" schema' };
        if (vErrors === null) {
          vErrors = [err136];
        } else {
          vErrors.push(err136);
        }
        errors++;
      }
    }
    if (data["lease-per-object"] !== void 0) {
      let data54 = data["lease-per-object"];
      const _errs231 = errors;
      let valid69 = true;
      const _errs232 = errors;
      if (!(data54 && typeof data54 == "object" && !Array.isArray(data54))) {
        const err137 = {};
        if (vErrors === null) {
          vErrors = [err137];
        } else {
          vErrors.push(err137);
        }
        errors++;
      }
      var _valid15 = _errs232 === errors;
      errors = _errs231;
      if (vErrors !== null) {
        if (_errs231) {
          vErrors.length = _errs231;
        } else {
          vErrors = null;
        }
      }
      let ifClause15;
      if (_valid15) {
        const _errs234 = errors;
        if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
          for (const key31 in data54) {
            if (!(key31 === "severity" || key31 === "options")) {
              const err138 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err138];
              } else {
                vErrors.push(err138);
              }
              errors++;
            }
          }
          if (data54.severity !== void 0) {
            let data55 = data54.severity;
            if (!(data55 === "off" || data55 === "on" || data55 === "hint" || data55 === "info" || data55 === "warning" || data55 === "error" || data55 === false || data55 === true)) {
              const err139 = { instancePath: instancePath + "/lease-per-object/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err139];
              } else {
                vErrors.push(err139);
              }
              errors++;
            }
          }
          if (data54.options !== void 0) {
            let data56 = data54.options;
            if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
              for (const key32 in data56) {
                if (!(key32 === "keys" || key32 === "perObjectValues" || key32 === "writesPerSecond")) {
                  const err140 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err140];
                  } else {
                    vErrors.push(err140);
                  }
                  errors++;
                }
              }
              if (data56.keys !== void 0) {
                let data57 = data56.keys;
                if (Array.isArray(data57)) {
                  const len1 = data57.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data57[i1] !== "string") {
                      const err141 = { instancePath: instancePath + "/lease-per-object/options/keys/" + i1, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err141];
                      } else {
                        vErrors.push(err141);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err142 = { instancePath: instancePath + "/lease-per-object/options/keys", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
              }
              if (data56.perObjectValues !== void 0) {
                let data59 = data56.perObjectValues;
                if (Array.isArray(data59)) {
                  const len2 = data59.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    if (typeof data59[i2] !== "string") {
                      const err143 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues/" + i2, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err143];
                      } else {
                        vErrors.push(err143);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err144 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err144];
                  } else {
                    vErrors.push(err144);
                  }
                  errors++;
                }
              }
              if (data56.writesPerSecond !== void 0) {
                let data61 = data56.writesPerSecond;
                if (typeof data61 == "number" && isFinite(data61)) {
                  if (data61 <= 0 || isNaN(data61)) {
                    const err145 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err145];
                    } else {
                      vErrors.push(err145);
                    }
                    errors++;
                  }
                } else {
                  const err146 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err146];
                  } else {
                    vErrors.push(err146);
                  }
                  errors++;
                }
              }
            } else {
              const err147 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err147];
              } else {
                vErrors.push(err147);
              }
              errors++;
            }
          }
        } else {
          const err148 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err148];
          } else {
            vErrors.push(err148);
          }
          errors++;
        }
        var _valid15 = _errs234 === errors;
        valid69 = _valid15;
        ifClause15 = "then";
      } else {
        const _errs252 = errors;
        if (!(data54 === "off" || data54 === "on" || data54 === "hint" || data54 === "info" || data54 === "warning" || data54 === "error" || data54 === false || data54 === true)) {
          const err149 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err149];
          } else {
            vErrors.push(err149);
          }
          errors++;
        }
        var _valid15 = _errs252 === errors;
        valid69 = _valid15;
        ifClause15 = "else";
      }
      if (!valid69) {
        const err150 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/if", keyword: "if", params: { failingKeyword: ifClause15 }, message: 'must match "' + ifClause15 + '" schema' };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
    if (data["list-without-resource-version"] !== void 0) {
      let data62 = data["list-without-resource-version"];
      const _errs255 = errors;
      let valid78 = true;
      const _errs256 = errors;
      if (!(data62 && typeof data62 == "object" && !Array.isArray(data62))) {
        const err151 = {};
        if (vErrors === null) {
          vErrors = [err151];
        } else {
          vErrors.push(err151);
        }
        errors++;
      }
      var _valid16 = _errs256 === errors;
      errors = _errs255;
      if (vErrors !== null) {
        if (_errs255) {
          vErrors.length = _errs255;
        } else {
          vErrors = null;
        }
      }
      let ifClause16;
      if (_valid16) {
        const _errs258 = errors;
        if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
          for (const key33 in data62) {
            if (!(key33 === "severity" || key33 === "options")) {
              const err152 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err152];
              } else {
                vErrors.push(err152);
              }
              errors++;
            }
          }
          if (data62.severity !== void 0) {
            let data63 = data62.severity;
            if (!(data63 === "off" || data63 === "on" || data63 === "hint" || data63 === "info" || data63 === "warning" || data63 === "error" || data63 === false || data63 === true)) {
              const err153 = { instancePath: instancePath + "/list-without-resource-version/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err153];
              } else {
                vErrors.push(err153);
              }
              errors++;
            }
          }
          if (data62.options !== void 0) {
            let data64 = data62.options;
            if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
              for (const key34 in data64) {
                if (!(key34 === "ignoreClients" || key34 === "scripts" || key34 === "oldEtcd")) {
                  const err154 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err154];
                  } else {
                    vErrors.push(err154);
                  }
                  errors++;
                }
              }
              if (data64.ignoreClients !== void 0) {
                let data65 = data64.ignoreClients;
                if (Array.isArray(data65)) {
                  const len3 = data65.length;
                  for (let i3 = 0; i3 < len3; i3++) {
                    if (typeof data65[i3] !== "string") {
                      const err155 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients/" + i3, schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err155];
                      } else {
                        vErrors.push(err155);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err156 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err156];
                  } else {
                    vErrors.push(err156);
                  }
                  errors++;
                }
              }
              if (data64.scripts !== void 0) {
                if (typeof data64.scripts !== "boolean") {
                  const err157 = { instancePath: instancePath + "/list-without-resource-version/options/scripts", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/scripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err157];
                  } else {
                    vErrors.push(err157);
                  }
                  errors++;
                }
              }
              if (data64.oldEtcd !== void 0) {
                if (typeof data64.oldEtcd !== "boolean") {
                  const err158 = { instancePath: instancePath + "/list-without-resource-version/options/oldEtcd", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/oldEtcd/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err158];
                  } else {
                    vErrors.push(err158);
                  }
                  errors++;
                }
              }
            } else {
              const err159 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err159];
              } else {
                vErrors.push(err159);
              }
              errors++;
            }
          }
        } else {
          const err160 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err160];
          } else {
            vErrors.push(err160);
          }
          errors++;
        }
        var _valid16 = _errs258 === errors;
        valid78 = _valid16;
        ifClause16 = "then";
      } else {
        const _errs274 = errors;
        if (!(data62 === "off" || data62 === "on" || data62 === "hint" || data62 === "info" || data62 === "warning" || data62 === "error" || data62 === false || data62 === true)) {
          const err161 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err161];
          } else {
            vErrors.push(err161);
          }
          errors++;
        }
        var _valid16 = _errs274 === errors;
        valid78 = _valid16;
        ifClause16 = "else";
      }
      if (!valid78) {
        const err162 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/if", keyword: "if", params: { failingKeyword: ifClause16 }, message: 'must match "' + ifClause16 + '" schema' };
        if (vErrors === null) {
          vErrors = [err162];
        } else {
          vErrors.push(err162);
        }
        errors++;
      }
    }
    if (data["missing-flow-schema"] !== void 0) {
      let data69 = data["missing-flow-schema"];
      const _errs277 = errors;
      let valid85 = true;
      const _errs278 = errors;
      if (!(data69 && typeof data69 == "object" && !Array.isArray(data69))) {
        const err163 = {};
        if (vErrors === null) {
          vErrors = [err163];
        } else {
          vErrors.push(err163);
        }
        errors++;
      }
      var _valid17 = _errs278 === errors;
      errors = _errs277;
      if (vErrors !== null) {
        if (_errs277) {
          vErrors.length = _errs277;
        } else {
          vErrors = null;
        }
      }
      let ifClause17;
      if (_valid17) {
        const _errs280 = errors;
        if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
          for (const key35 in data69) {
            if (!(key35 === "severity" || key35 === "options")) {
              const err164 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
          }
          if (data69.severity !== void 0) {
            let data70 = data69.severity;
            if (!(data70 === "off" || data70 === "on" || data70 === "hint" || data70 === "info" || data70 === "warning" || data70 === "error" || data70 === false || data70 === true)) {
              const err165 = { instancePath: instancePath + "/missing-flow-schema/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err165];
              } else {
                vErrors.push(err165);
              }
              errors++;
            }
          }
          if (data69.options !== void 0) {
            let data71 = data69.options;
            if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
              for (const key36 in data71) {
                if (!(key36 === "ignoreClients" || key36 === "permissions" || key36 === "shares" || key36 === "secondsPerList")) {
                  const err166 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err166];
                  } else {
                    vErrors.push(err166);
                  }
                  errors++;
                }
              }
              if (data71.ignoreClients !== void 0) {
                let data72 = data71.ignoreClients;
                if (Array.isArray(data72)) {
                  const len4 = data72.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    if (typeof data72[i4] !== "string") {
                      const err167 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients/" + i4, schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err167];
                      } else {
                        vErrors.push(err167);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err168 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err168];
                  } else {
                    vErrors.push(err168);
                  }
                  errors++;
                }
              }
              if (data71.permissions !== void 0) {
                if (typeof data71.permissions !== "boolean") {
                  const err169 = { instancePath: instancePath + "/missing-flow-schema/options/permissions", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/permissions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err169];
                  } else {
                    vErrors.push(err169);
                  }
                  errors++;
                }
              }
              if (data71.shares !== void 0) {
                let data75 = data71.shares;
                if (!(typeof data75 == "number" && (!(data75 % 1) && !isNaN(data75)) && isFinite(data75))) {
                  const err170 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err170];
                  } else {
                    vErrors.push(err170);
                  }
                  errors++;
                }
                if (typeof data75 == "number" && isFinite(data75)) {
                  if (data75 < 1 || isNaN(data75)) {
                    const err171 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err171];
                    } else {
                      vErrors.push(err171);
                    }
                    errors++;
                  }
                }
              }
              if (data71.secondsPerList !== void 0) {
                let data76 = data71.secondsPerList;
                if (typeof data76 == "number" && isFinite(data76)) {
                  if (data76 <= 0 || isNaN(data76)) {
                    const err172 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err172];
                    } else {
                      vErrors.push(err172);
                    }
                    errors++;
                  }
                } else {
                  const err173 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err173];
                  } else {
                    vErrors.push(err173);
                  }
                  errors++;
                }
              }
            } else {
              const err174 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err174];
              } else {
                vErrors.push(err174);
              }
              errors++;
            }
          }
        } else {
          const err175 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err175];
          } else {
            vErrors.push(err175);
          }
          errors++;
        }
        var _valid17 = _errs280 === errors;
        valid85 = _valid17;
        ifClause17 = "then";
      } else {
        const _errs298 = errors;
        if (!(data69 === "off" || data69 === "on" || data69 === "hint" || data69 === "info" || data69 === "warning" || data69 === "error" || data69 === false || data69 === true)) {
          const err176 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err176];
          } else {
            vErrors.push(err176);
          }
          errors++;
        }
        var _valid17 = _errs298 === errors;
        valid85 = _valid17;
        ifClause17 = "else";
      }
      if (!valid85) {
        const err177 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/if", keyword: "if", params: { failingKeyword: ifClause17 }, message: 'must match "' + ifClause17 + '" schema' };
        if (vErrors === null) {
          vErrors = [err177];
        } else {
          vErrors.push(err177);
        }
        errors++;
      }
    }
    if (data["priority-level-rejected"] !== void 0) {
      let data77 = data["priority-level-rejected"];
      const _errs301 = errors;
      let valid92 = true;
      const _errs302 = errors;
      if (!(data77 && typeof data77 == "object" && !Array.isArray(data77))) {
        const err178 = {};
        if (vErrors === null) {
          vErrors = [err178];
        } else {
          vErrors.push(err178);
        }
        errors++;
      }
      var _valid18 = _errs302 === errors;
      errors = _errs301;
      if (vErrors !== null) {
        if (_errs301) {
          vErrors.length = _errs301;
        } else {
          vErrors = null;
        }
      }
      let ifClause18;
      if (_valid18) {
        const _errs304 = errors;
        if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
          for (const key37 in data77) {
            if (!(key37 === "severity" || key37 === "options")) {
              const err179 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err179];
              } else {
                vErrors.push(err179);
              }
              errors++;
            }
          }
          if (data77.severity !== void 0) {
            let data78 = data77.severity;
            if (!(data78 === "off" || data78 === "on" || data78 === "hint" || data78 === "info" || data78 === "warning" || data78 === "error" || data78 === false || data78 === true)) {
              const err180 = { instancePath: instancePath + "/priority-level-rejected/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err180];
              } else {
                vErrors.push(err180);
              }
              errors++;
            }
          }
          if (data77.options !== void 0) {
            let data79 = data77.options;
            if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
              for (const key38 in data79) {
                const err181 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err181];
                } else {
                  vErrors.push(err181);
                }
                errors++;
              }
            } else {
              const err182 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err182];
              } else {
                vErrors.push(err182);
              }
              errors++;
            }
          }
        } else {
          const err183 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err183];
          } else {
            vErrors.push(err183);
          }
          errors++;
        }
        var _valid18 = _errs304 === errors;
        valid92 = _valid18;
        ifClause18 = "then";
      } else {
        const _errs312 = errors;
        if (!(data77 === "off" || data77 === "on" || data77 === "hint" || data77 === "info" || data77 === "warning" || data77 === "error" || data77 === false || data77 === true)) {
          const err184 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err184];
          } else {
            vErrors.push(err184);
          }
          errors++;
        }
        var _valid18 = _errs312 === errors;
        valid92 = _valid18;
        ifClause18 = "else";
      }
      if (!valid92) {
        const err185 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/if", keyword: "if", params: { failingKeyword: ifClause18 }, message: 'must match "' + ifClause18 + '" schema' };
        if (vErrors === null) {
          vErrors = [err185];
        } else {
          vErrors.push(err185);
        }
        errors++;
      }
    }
    if (data["priority-level-starves-leaders"] !== void 0) {
      let data80 = data["priority-level-starves-leaders"];
      const _errs315 = errors;
      let valid96 = true;
      const _errs316 = errors;
      if (!(data80 && typeof data80 == "object" && !Array.isArray(data80))) {
        const err186 = {};
        if (vErrors === null) {
          vErrors = [err186];
        } else {
          vErrors.push(err186);
        }
        errors++;
      }
      var _valid19 = _errs316 === errors;
      errors = _errs315;
      if (vErrors !== null) {
        if (_errs315) {
          vErrors.length = _errs315;
        } else {
          vErrors = null;
        }
      }
      let ifClause19;
      if (_valid19) {
        const _errs318 = errors;
        if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
          for (const key39 in data80) {
            if (!(key39 === "severity" || key39 === "options")) {
              const err187 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err187];
              } else {
                vErrors.push(err187);
              }
              errors++;
            }
          }
          if (data80.severity !== void 0) {
            let data81 = data80.severity;
            if (!(data81 === "off" || data81 === "on" || data81 === "hint" || data81 === "info" || data81 === "warning" || data81 === "error" || data81 === false || data81 === true)) {
              const err188 = { instancePath: instancePath + "/priority-level-starves-leaders/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err188];
              } else {
                vErrors.push(err188);
              }
              errors++;
            }
          }
          if (data80.options !== void 0) {
            let data82 = data80.options;
            if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
              for (const key40 in data82) {
                if (!(key40 === "inflight" || key40 === "warnBelow" || key40 === "errorBelow")) {
                  const err189 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err189];
                  } else {
                    vErrors.push(err189);
                  }
                  errors++;
                }
              }
              if (data82.inflight !== void 0) {
                let data83 = data82.inflight;
                if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                  const err190 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err190];
                  } else {
                    vErrors.push(err190);
                  }
                  errors++;
                }
                if (typeof data83 == "number" && isFinite(data83)) {
                  if (data83 < 1 || isNaN(data83)) {
                    const err191 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err191];
                    } else {
                      vErrors.push(err191);
                    }
                    errors++;
                  }
                }
              }
              if (data82.warnBelow !== void 0) {
                let data84 = data82.warnBelow;
                if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
                  const err192 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err192];
                  } else {
                    vErrors.push(err192);
                  }
                  errors++;
                }
                if (typeof data84 == "number" && isFinite(data84)) {
                  if (data84 < 1 || isNaN(data84)) {
                    const err193 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err193];
                    } else {
                      vErrors.push(err193);
                    }
                    errors++;
                  }
                }
              }
              if (data82.errorBelow !== void 0) {
                let data85 = data82.errorBelow;
                if (!(typeof data85 == "number" && (!(data85 % 1) && !isNaN(data85)) && isFinite(data85))) {
                  const err194 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err194];
                  } else {
                    vErrors.push(err194);
                  }
                  errors++;
                }
                if (typeof data85 == "number" && isFinite(data85)) {
                  if (data85 < 0 || isNaN(data85)) {
                    const err195 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err195];
                    } else {
                      vErrors.push(err195);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err196 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err196];
              } else {
                vErrors.push(err196);
              }
              errors++;
            }
          }
        } else {
          const err197 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err197];
          } else {
            vErrors.push(err197);
          }
          errors++;
        }
        var _valid19 = _errs318 === errors;
        valid96 = _valid19;
        ifClause19 = "then";
      } else {
        const _errs332 = errors;
        if (!(data80 === "off" || data80 === "on" || data80 === "hint" || data80 === "info" || data80 === "warning" || data80 === "error" || data80 === false || data80 === true)) {
          const err198 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err198];
          } else {
            vErrors.push(err198);
          }
          errors++;
        }
        var _valid19 = _errs332 === errors;
        valid96 = _valid19;
        ifClause19 = "else";
      }
      if (!valid96) {
        const err199 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/if", keyword: "if", params: { failingKeyword: ifClause19 }, message: 'must match "' + ifClause19 + '" schema' };
        if (vErrors === null) {
          vErrors = [err199];
        } else {
          vErrors.push(err199);
        }
        errors++;
      }
    }
    if (data["webhook-backend-single"] !== void 0) {
      let data86 = data["webhook-backend-single"];
      const _errs335 = errors;
      let valid101 = true;
      const _errs336 = errors;
      if (!(data86 && typeof data86 == "object" && !Array.isArray(data86))) {
        const err200 = {};
        if (vErrors === null) {
          vErrors = [err200];
        } else {
          vErrors.push(err200);
        }
        errors++;
      }
      var _valid20 = _errs336 === errors;
      errors = _errs335;
      if (vErrors !== null) {
        if (_errs335) {
          vErrors.length = _errs335;
        } else {
          vErrors = null;
        }
      }
      let ifClause20;
      if (_valid20) {
        const _errs338 = errors;
        if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
          for (const key41 in data86) {
            if (!(key41 === "severity" || key41 === "options")) {
              const err201 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err201];
              } else {
                vErrors.push(err201);
              }
              errors++;
            }
          }
          if (data86.severity !== void 0) {
            let data87 = data86.severity;
            if (!(data87 === "off" || data87 === "on" || data87 === "hint" || data87 === "info" || data87 === "warning" || data87 === "error" || data87 === false || data87 === true)) {
              const err202 = { instancePath: instancePath + "/webhook-backend-single/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err202];
              } else {
                vErrors.push(err202);
              }
              errors++;
            }
          }
          if (data86.options !== void 0) {
            let data88 = data86.options;
            if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
              for (const key42 in data88) {
                if (!(key42 === "requireDisruptionBudget")) {
                  const err203 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err203];
                  } else {
                    vErrors.push(err203);
                  }
                  errors++;
                }
              }
              if (data88.requireDisruptionBudget !== void 0) {
                if (typeof data88.requireDisruptionBudget !== "boolean") {
                  const err204 = { instancePath: instancePath + "/webhook-backend-single/options/requireDisruptionBudget", schemaPath: "#/properties/webhook-backend-single/then/properties/options/properties/requireDisruptionBudget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err204];
                  } else {
                    vErrors.push(err204);
                  }
                  errors++;
                }
              }
            } else {
              const err205 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err205];
              } else {
                vErrors.push(err205);
              }
              errors++;
            }
          }
        } else {
          const err206 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err206];
          } else {
            vErrors.push(err206);
          }
          errors++;
        }
        var _valid20 = _errs338 === errors;
        valid101 = _valid20;
        ifClause20 = "then";
      } else {
        const _errs348 = errors;
        if (!(data86 === "off" || data86 === "on" || data86 === "hint" || data86 === "info" || data86 === "warning" || data86 === "error" || data86 === false || data86 === true)) {
          const err207 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err207];
          } else {
            vErrors.push(err207);
          }
          errors++;
        }
        var _valid20 = _errs348 === errors;
        valid101 = _valid20;
        ifClause20 = "else";
      }
      if (!valid101) {
        const err208 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/if", keyword: "if", params: { failingKeyword: ifClause20 }, message: 'must match "' + ifClause20 + '" schema' };
        if (vErrors === null) {
          vErrors = [err208];
        } else {
          vErrors.push(err208);
        }
        errors++;
      }
    }
    if (data["webhook-fails-closed-on-system"] !== void 0) {
      let data90 = data["webhook-fails-closed-on-system"];
      const _errs351 = errors;
      let valid106 = true;
      const _errs352 = errors;
      if (!(data90 && typeof data90 == "object" && !Array.isArray(data90))) {
        const err209 = {};
        if (vErrors === null) {
          vErrors = [err209];
        } else {
          vErrors.push(err209);
        }
        errors++;
      }
      var _valid21 = _errs352 === errors;
      errors = _errs351;
      if (vErrors !== null) {
        if (_errs351) {
          vErrors.length = _errs351;
        } else {
          vErrors = null;
        }
      }
      let ifClause21;
      if (_valid21) {
        const _errs354 = errors;
        if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
          for (const key43 in data90) {
            if (!(key43 === "severity" || key43 === "options")) {
              const err210 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err210];
              } else {
                vErrors.push(err210);
              }
              errors++;
            }
          }
          if (data90.severity !== void 0) {
            let data91 = data90.severity;
            if (!(data91 === "off" || data91 === "on" || data91 === "hint" || data91 === "info" || data91 === "warning" || data91 === "error" || data91 === false || data91 === true)) {
              const err211 = { instancePath: instancePath + "/webhook-fails-closed-on-system/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err211];
              } else {
                vErrors.push(err211);
              }
              errors++;
            }
          }
          if (data90.options !== void 0) {
            let data92 = data90.options;
            if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
              for (const key44 in data92) {
                const err212 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err212];
                } else {
                  vErrors.push(err212);
                }
                errors++;
              }
            } else {
              const err213 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err213];
              } else {
                vErrors.push(err213);
              }
              errors++;
            }
          }
        } else {
          const err214 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err214];
          } else {
            vErrors.push(err214);
          }
          errors++;
        }
        var _valid21 = _errs354 === errors;
        valid106 = _valid21;
        ifClause21 = "then";
      } else {
        const _errs362 = errors;
        if (!(data90 === "off" || data90 === "on" || data90 === "hint" || data90 === "info" || data90 === "warning" || data90 === "error" || data90 === false || data90 === true)) {
          const err215 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err215];
          } else {
            vErrors.push(err215);
          }
          errors++;
        }
        var _valid21 = _errs362 === errors;
        valid106 = _valid21;
        ifClause21 = "else";
      }
      if (!valid106) {
        const err216 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/if", keyword: "if", params: { failingKeyword: ifClause21 }, message: 'must match "' + ifClause21 + '" schema' };
        if (vErrors === null) {
          vErrors = [err216];
        } else {
          vErrors.push(err216);
        }
        errors++;
      }
    }
    if (data["webhook-intercepts-leases"] !== void 0) {
      let data93 = data["webhook-intercepts-leases"];
      const _errs365 = errors;
      let valid110 = true;
      const _errs366 = errors;
      if (!(data93 && typeof data93 == "object" && !Array.isArray(data93))) {
        const err217 = {};
        if (vErrors === null) {
          vErrors = [err217];
        } else {
          vErrors.push(err217);
        }
        errors++;
      }
      var _valid22 = _errs366 === errors;
      errors = _errs365;
      if (vErrors !== null) {
        if (_errs365) {
          vErrors.length = _errs365;
        } else {
          vErrors = null;
        }
      }
      let ifClause22;
      if (_valid22) {
        const _errs368 = errors;
        if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
          for (const key45 in data93) {
            if (!(key45 === "severity" || key45 === "options")) {
              const err218 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err218];
              } else {
                vErrors.push(err218);
              }
              errors++;
            }
          }
          if (data93.severity !== void 0) {
            let data94 = data93.severity;
            if (!(data94 === "off" || data94 === "on" || data94 === "hint" || data94 === "info" || data94 === "warning" || data94 === "error" || data94 === false || data94 === true)) {
              const err219 = { instancePath: instancePath + "/webhook-intercepts-leases/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err219];
              } else {
                vErrors.push(err219);
              }
              errors++;
            }
          }
          if (data93.options !== void 0) {
            let data95 = data93.options;
            if (data95 && typeof data95 == "object" && !Array.isArray(data95)) {
              for (const key46 in data95) {
                if (!(key46 === "maximumTimeoutSeconds")) {
                  const err220 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err220];
                  } else {
                    vErrors.push(err220);
                  }
                  errors++;
                }
              }
              if (data95.maximumTimeoutSeconds !== void 0) {
                let data96 = data95.maximumTimeoutSeconds;
                if (!(typeof data96 == "number" && (!(data96 % 1) && !isNaN(data96)) && isFinite(data96))) {
                  const err221 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err221];
                  } else {
                    vErrors.push(err221);
                  }
                  errors++;
                }
                if (typeof data96 == "number" && isFinite(data96)) {
                  if (data96 > 4 || isNaN(data96)) {
                    const err222 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" };
                    if (vErrors === null) {
                      vErrors = [err222];
                    } else {
                      vErrors.push(err222);
                    }
                    errors++;
                  }
                  if (data96 < 1 || isNaN(data96)) {
                    const err223 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
              const err224 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err224];
              } else {
                vErrors.push(err224);
              }
              errors++;
            }
          }
        } else {
          const err225 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err225];
          } else {
            vErrors.push(err225);
          }
          errors++;
        }
        var _valid22 = _errs368 === errors;
        valid110 = _valid22;
        ifClause22 = "then";
      } else {
        const _errs378 = errors;
        if (!(data93 === "off" || data93 === "on" || data93 === "hint" || data93 === "info" || data93 === "warning" || data93 === "error" || data93 === false || data93 === true)) {
          const err226 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err226];
          } else {
            vErrors.push(err226);
          }
          errors++;
        }
        var _valid22 = _errs378 === errors;
        valid110 = _valid22;
        ifClause22 = "else";
      }
      if (!valid110) {
        const err227 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/if", keyword: "if", params: { failingKeyword: ifClause22 }, message: 'must match "' + ifClause22 + '" schema' };
        if (vErrors === null) {
          vErrors = [err227];
        } else {
          vErrors.push(err227);
        }
        errors++;
      }
    }
    if (data["webhook-mutates-owned"] !== void 0) {
      let data97 = data["webhook-mutates-owned"];
      const _errs381 = errors;
      let valid115 = true;
      const _errs382 = errors;
      if (!(data97 && typeof data97 == "object" && !Array.isArray(data97))) {
        const err228 = {};
        if (vErrors === null) {
          vErrors = [err228];
        } else {
          vErrors.push(err228);
        }
        errors++;
      }
      var _valid23 = _errs382 === errors;
      errors = _errs381;
      if (vErrors !== null) {
        if (_errs381) {
          vErrors.length = _errs381;
        } else {
          vErrors = null;
        }
      }
      let ifClause23;
      if (_valid23) {
        const _errs384 = errors;
        if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
          for (const key47 in data97) {
            if (!(key47 === "severity" || key47 === "options")) {
              const err229 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err229];
              } else {
                vErrors.push(err229);
              }
              errors++;
            }
          }
          if (data97.severity !== void 0) {
            let data98 = data97.severity;
            if (!(data98 === "off" || data98 === "on" || data98 === "hint" || data98 === "info" || data98 === "warning" || data98 === "error" || data98 === false || data98 === true)) {
              const err230 = { instancePath: instancePath + "/webhook-mutates-owned/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err230];
              } else {
                vErrors.push(err230);
              }
              errors++;
            }
          }
          if (data97.options !== void 0) {
            let data99 = data97.options;
            if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
              for (const key48 in data99) {
                const err231 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err231];
                } else {
                  vErrors.push(err231);
                }
                errors++;
              }
            } else {
              const err232 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err232];
              } else {
                vErrors.push(err232);
              }
              errors++;
            }
          }
        } else {
          const err233 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err233];
          } else {
            vErrors.push(err233);
          }
          errors++;
        }
        var _valid23 = _errs384 === errors;
        valid115 = _valid23;
        ifClause23 = "then";
      } else {
        const _errs392 = errors;
        if (!(data97 === "off" || data97 === "on" || data97 === "hint" || data97 === "info" || data97 === "warning" || data97 === "error" || data97 === false || data97 === true)) {
          const err234 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err234];
          } else {
            vErrors.push(err234);
          }
          errors++;
        }
        var _valid23 = _errs392 === errors;
        valid115 = _valid23;
        ifClause23 = "else";
      }
      if (!valid115) {
        const err235 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/if", keyword: "if", params: { failingKeyword: ifClause23 }, message: 'must match "' + ifClause23 + '" schema' };
        if (vErrors === null) {
          vErrors = [err235];
        } else {
          vErrors.push(err235);
        }
        errors++;
      }
    }
    if (data["webhook-timeout-budget"] !== void 0) {
      let data100 = data["webhook-timeout-budget"];
      const _errs395 = errors;
      let valid119 = true;
      const _errs396 = errors;
      if (!(data100 && typeof data100 == "object" && !Array.isArray(data100))) {
        const err236 = {};
        if (vErrors === null) {
          vErrors = [err236];
        } else {
          vErrors.push(err236);
        }
        errors++;
      }
      var _valid24 = _errs396 === errors;
      errors = _errs395;
      if (vErrors !== null) {
        if (_errs395) {
          vErrors.length = _errs395;
        } else {
          vErrors = null;
        }
      }
      let ifClause24;
      if (_valid24) {
        const _errs398 = errors;
        if (data100 && typeof data100 == "object" && !Array.isArray(data100)) {
          for (const key49 in data100) {
            if (!(key49 === "severity" || key49 === "options")) {
              const err237 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err237];
              } else {
                vErrors.push(err237);
              }
              errors++;
            }
          }
          if (data100.severity !== void 0) {
            let data101 = data100.severity;
            if (!(data101 === "off" || data101 === "on" || data101 === "hint" || data101 === "info" || data101 === "warning" || data101 === "error" || data101 === false || data101 === true)) {
              const err238 = { instancePath: instancePath + "/webhook-timeout-budget/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err238];
              } else {
                vErrors.push(err238);
              }
              errors++;
            }
          }
          if (data100.options !== void 0) {
            let data102 = data100.options;
            if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
              for (const key50 in data102) {
                if (!(key50 === "seconds" || key50 === "leaseSeconds")) {
                  const err239 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err239];
                  } else {
                    vErrors.push(err239);
                  }
                  errors++;
                }
              }
              if (data102.seconds !== void 0) {
                let data103 = data102.seconds;
                if (!(typeof data103 == "number" && (!(data103 % 1) && !isNaN(data103)) && isFinite(data103))) {
                  const err240 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err240];
                  } else {
                    vErrors.push(err240);
                  }
                  errors++;
                }
                if (typeof data103 == "number" && isFinite(data103)) {
                  if (data103 < 1 || isNaN(data103)) {
                    const err241 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err241];
                    } else {
                      vErrors.push(err241);
                    }
                    errors++;
                  }
                }
              }
              if (data102.leaseSeconds !== void 0) {
                let data104 = data102.leaseSeconds;
                if (!(typeof data104 == "number" && (!(data104 % 1) && !isNaN(data104)) && isFinite(data104))) {
                  const err242 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err242];
                  } else {
                    vErrors.push(err242);
                  }
                  errors++;
                }
                if (typeof data104 == "number" && isFinite(data104)) {
                  if (data104 < 1 || isNaN(data104)) {
                    const err243 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err243];
                    } else {
                      vErrors.push(err243);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err244 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err244];
              } else {
                vErrors.push(err244);
              }
              errors++;
            }
          }
        } else {
          const err245 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err245];
          } else {
            vErrors.push(err245);
          }
          errors++;
        }
        var _valid24 = _errs398 === errors;
        valid119 = _valid24;
        ifClause24 = "then";
      } else {
        const _errs410 = errors;
        if (!(data100 === "off" || data100 === "on" || data100 === "hint" || data100 === "info" || data100 === "warning" || data100 === "error" || data100 === false || data100 === true)) {
          const err246 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema61.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err246];
          } else {
            vErrors.push(err246);
          }
          errors++;
        }
        var _valid24 = _errs410 === errors;
        valid119 = _valid24;
        ifClause24 = "else";
      }
      if (!valid119) {
        const err247 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/if", keyword: "if", params: { failingKeyword: ifClause24 }, message: 'must match "' + ifClause24 + '" schema' };
        if (vErrors === null) {
          vErrors = [err247];
        } else {
          vErrors.push(err247);
        }
        errors++;
      }
    }
  } else {
    const err248 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err248];
    } else {
      vErrors.push(err248);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}
validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
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
            if (!pattern6.test(data1)) {
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
                if (!pattern6.test(data4)) {
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
                if (!pattern6.test(data5)) {
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
                if (!pattern6.test(data6)) {
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
      if (!validate48(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
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
        if (!pattern4.test(data1)) {
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
          if (!validate46(data9[i0], { instancePath: instancePath + "/charts/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
      if (!validate48(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
        errors = vErrors.length;
      }
    }
    if (data.overrides !== void 0) {
      let data12 = data.overrides;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate50(data12[i1], { instancePath: instancePath + "/overrides/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
        if (!pattern5.test(data14)) {
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
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  stdin_default as default,
  validate
};

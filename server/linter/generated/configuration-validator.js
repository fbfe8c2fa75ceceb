// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.
// <stdin>
var validate = validate51;
var stdin_default = validate51;
var pattern4 = new RegExp("^v?1\\.[0-9]{1,2}([.+-][0-9A-Za-z.+-]*)?$", "u");
var pattern5 = new RegExp("^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$", "u");
var pattern6 = new RegExp(".", "u");
var pattern7 = new RegExp("^(?!/)(?![A-Za-z]:)[^\\\\]+$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
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
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema66 = { "title": "RuleSettings", "description": "Severity and options by rule id.", "type": "object", "additionalProperties": false, "properties": { "audit-webhook-blocks": { "description": "The API server waits for its audit webhook, or sends to it without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "untruncated": { "type": "boolean", "default": false, "description": "Also hint at batch mode without truncation, whose buffer of 10,000 events has no limit in bytes." } }, "description": "Options of audit-webhook-blocks." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "cluster-wide-watch-per-node": { "description": "A program on every node watches the whole cluster, although it could keep to its own node.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of cluster-wide-watch-per-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-even-members": { "description": "An even number of etcd members bears no more failures than one less, and more than seven make every write slow.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumMembers": { "type": "integer", "minimum": 3, "default": 7, "description": "More members than this are reported, odd or not. etcd's documentation says at most seven." } }, "description": "Options of etcd-even-members." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-heartbeat-too-short": { "description": "The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumMilliseconds": { "type": "integer", "minimum": 1, "maximum": 5e3, "default": 100, "description": "Heartbeat intervals shorter than this are reported for clusters with several members." }, "hintBelowTenHeartbeats": { "type": "boolean", "default": false, "description": "Hint at election timeouts from 5 up to less than 10 heartbeat intervals, which etcd accepts." } }, "description": "Options of etcd-heartbeat-too-short." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-quota": { "description": "The quota of etcd's database is off, unreadable, above 8 GiB, more than the memory, or left at 2 GiB in a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumBytes": { "type": "integer", "minimum": 1, "default": 8589934592, "description": "Quotas above this many bytes are reported. etcd itself warns above 8 GiB." }, "nodesThatNeedOne": { "type": "integer", "minimum": 1, "default": 1e3, "description": "With more nodes than this, as declared in the configuration, a quota left at the default of 2 GiB is reported." } }, "description": "Options of etcd-quota." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-timer-ignored": { "description": "A timer of etcd is written in a way that etcd, or the tool that starts it, ignores or refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of etcd-timer-ignored." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-api-removed": { "description": "A flow-control object in an API version that the cluster does not serve.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-api-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-exempts-workload": { "description": "A FlowSchema that sends a workload's requests to the level without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-exempts-workload." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-never-matches": { "description": "A FlowSchema that is refused, ignored, or comes too late to match what it names.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-never-matches." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-shares-field": { "description": "A priority level whose shares stand in a field that its API version does not know.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-shares-field." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-will-be-deleted": { "description": "A flow-control object that the API server deletes or puts back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-will-be-deleted." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "get-etcd-per-record": { "description": "A program on every node sends single requests that each reach etcd, again and again.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of get-etcd-per-record." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "inflight-limits-unsized": { "description": "The API server's in-flight limits are below the default, or the default on a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumSeats": { "type": "integer", "minimum": 1, "default": 600, "description": "Sum of both limits below which they are reported. 600 is the API server's default." }, "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which the default sum is reported as information." } }, "description": "Options of inflight-limits-unsized." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-fragile": { "description": "Leader-election timings that survive a shorter silence of the API server than the product's defaults.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "hintBelowSeconds": { "type": "number", "minimum": 0, "default": 0, "description": "Hint at every election, those with the product's defaults included, that survives fewer seconds without the API server. 0: none." } }, "description": "Options of leader-election-fragile." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-invalid": { "description": "Leader-election timings that the program refuses, so that it never starts.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-invalid." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-lock-removed": { "description": "A kind of leader-election lock that this Kubernetes version no longer knows.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-lock-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-on-every-node": { "description": "A leader election inside a DaemonSet: every node polls the lock to wait for it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "readsPerSecond": { "type": "number", "exclusiveMinimum": 0, "default": 5, "description": "Lease reads a second of all nodes together from which a known number of nodes is a finding. 16 nodes make 5 with a retry period of 2 s." } }, "description": "Options of leader-election-on-every-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-shares-lane": { "description": "A leader election outside kube-system renews its Lease in the same lane as every ordinary Pod.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-shares-lane." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-per-object": { "description": "One Lease for each Pod, Service or Ingress instead of one for a namespace.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "default": ["leaseMode"], "items": { "type": "string" }, "description": "Values keys that choose what a Lease is kept for. Matched exactly." }, "perObjectValues": { "type": "array", "default": ["pod", "pods", "per-pod", "service", "services", "per-service", "ingress", "ingresses", "per-ingress", "endpoint", "per-endpoint", "object", "per-object"], "items": { "type": "string" }, "description": "Values of such a key that mean one Lease for each object; case, `-` and `_` do not matter." }, "writesPerSecond": { "type": "number", "default": 5, "exclusiveMinimum": 0, "description": "Lease updates a second from which a known number of Services or shards is a finding. 5 is a tenth of what 500 nodes make." } }, "description": "Options of lease-per-object." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-renew-too-often": { "description": "A Lease that is renewed more often than it has to be: shared Leases, node Leases, retry periods under a second.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "items": { "type": "string" }, "default": ["leaseRenewInterval", "leaseRenewPeriod", "leaseRenewWindow", "leaseRenewSeconds", "renewInterval", "renewWindow"], "description": "Values keys beside leaseMode that say how often a shared Lease is renewed. Matched exactly." }, "windowSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 10, "description": "Renewal window of a shared Lease: shorter ones are reported." }, "nodeLeaseSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 40, "description": "nodeLeaseDurationSeconds below this are reported." }, "retryPeriodSeconds": { "type": "number", "minimum": 0, "default": 1, "description": "Retry periods of leader elections below this are reported." } }, "description": "Options of lease-renew-too-often." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "list-without-resource-version": { "description": "A program on every node lists from etcd instead of the API server's cache.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "scripts": { "description": "Whether kubectl, curl and wget in commands and mounted scripts are looked at.", "type": "boolean", "default": true }, "oldEtcd": { "description": "Set it when etcd is older than 3.5.13 (on the 3.4 line 3.4.31): then Kubernetes 1.31 and later still read such lists from etcd.", "type": "boolean", "default": false } }, "description": "Options of list-without-resource-version." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "missing-flow-schema": { "description": "An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "permissions": { "description": "Whether a hint is given for DaemonSets of unknown programs whose permissions let them list or watch the whole cluster.", "type": "boolean", "default": false }, "shares": { "description": "nominalConcurrencyShares of the level that the fix writes. 5 leave leader election 24 of its 25 seats.", "type": "integer", "minimum": 1, "default": 5 }, "secondsPerList": { "description": "Seconds that one list takes, as assumed for the drain time.", "type": "number", "exclusiveMinimum": 0, "default": 1 } }, "description": "Options of missing-flow-schema." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "node-status-report-trap": { "description": "nodeStatusUpdateFrequency is written and nodeStatusReportFrequency is not, so every node writes its whole status that often.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of node-status-report-trap." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-rejected": { "description": "A priority level that the API server refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of priority-level-rejected." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-starves-leaders": { "description": "Priority levels with so many shares that leader election keeps too few seats.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "inflight": { "description": "Seats of an API server: --max-requests-inflight and --max-mutating-requests-inflight together, 600 by default.", "type": "integer", "minimum": 1, "default": 600 }, "warnBelow": { "description": "Seats of leader election below which the levels are a finding. 25 are there without them.", "type": "integer", "minimum": 1, "default": 15 }, "errorBelow": { "description": "Seats of leader election below which the finding is an error.", "type": "integer", "minimum": 0, "default": 8 } }, "description": "Options of priority-level-starves-leaders." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "watch-cache-off": { "description": "The API server's watch cache is switched off, so every list and watch is read from etcd.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of watch-cache-off." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-backend-single": { "description": "A webhook that fails closed on everyday writes has one Pod behind it, or Pods that go away together.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "requireDisruptionBudget": { "type": "boolean", "default": true, "description": "Several Pods without a PodDisruptionBudget in view are reported as information." } }, "description": "Options of webhook-backend-single." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-fails-closed-on-system": { "description": "An admission webhook that fails closed stands in front of what the cluster needs to heal itself.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-fails-closed-on-system." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-intercepts-leases": { "description": "An admission webhook is asked about the Lease updates of the control plane or of the nodes.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumTimeoutSeconds": { "type": "integer", "minimum": 1, "maximum": 4, "default": 3, "description": "A webhook that may take longer is an error, any other a warning. A Lease update is given up after 5 s by default." } }, "description": "Options of webhook-intercepts-leases." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-mutates-owned": { "description": "A mutating webhook may change ReplicaSets, which the Deployment controller compares with its template.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-mutates-owned." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-timeout-budget": { "description": "The webhooks that one request passes may together take longer than its sender waits.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "seconds": { "type": "integer", "minimum": 1, "default": 30, "description": "Sum of time-outs from which a request is a finding; half of what the API server gives a request." }, "leaseSeconds": { "type": "integer", "minimum": 1, "default": 5, "description": "The same for Lease updates in kube-system; the holder of a lock gives up after 5 s by default." } }, "description": "Options of webhook-timeout-budget." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } } } };
var schema67 = { "description": "off (or false); on (or true) for the rule's own severity; or the severity to report with.", "enum": ["off", "on", "hint", "info", "warning", "error", false, true] };
var func1 = Object.prototype.hasOwnProperty;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema66.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data["audit-webhook-blocks"] !== void 0) {
      let data0 = data["audit-webhook-blocks"];
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
              const err2 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/properties/audit-webhook-blocks/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
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
              const err3 = { instancePath: instancePath + "/audit-webhook-blocks/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key2 === "untruncated")) {
                  const err4 = { instancePath: instancePath + "/audit-webhook-blocks/options", schemaPath: "#/properties/audit-webhook-blocks/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              }
              if (data2.untruncated !== void 0) {
                if (typeof data2.untruncated !== "boolean") {
                  const err5 = { instancePath: instancePath + "/audit-webhook-blocks/options/untruncated", schemaPath: "#/properties/audit-webhook-blocks/then/properties/options/properties/untruncated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            } else {
              const err6 = { instancePath: instancePath + "/audit-webhook-blocks/options", schemaPath: "#/properties/audit-webhook-blocks/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        } else {
          const err7 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/properties/audit-webhook-blocks/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs16 = errors;
        if (!(data0 === "off" || data0 === "on" || data0 === "hint" || data0 === "info" || data0 === "warning" || data0 === "error" || data0 === false || data0 === true)) {
          const err8 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid0 = _errs16 === errors;
        valid1 = _valid0;
        ifClause0 = "else";
      }
      if (!valid1) {
        const err9 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/properties/audit-webhook-blocks/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data["cluster-wide-watch-per-node"] !== void 0) {
      let data4 = data["cluster-wide-watch-per-node"];
      const _errs19 = errors;
      let valid6 = true;
      const _errs20 = errors;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid1 = _errs20 === errors;
      errors = _errs19;
      if (vErrors !== null) {
        if (_errs19) {
          vErrors.length = _errs19;
        } else {
          vErrors = null;
        }
      }
      let ifClause1;
      if (_valid1) {
        const _errs22 = errors;
        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
          for (const key3 in data4) {
            if (!(key3 === "severity" || key3 === "options")) {
              const err11 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
          if (data4.severity !== void 0) {
            let data5 = data4.severity;
            if (!(data5 === "off" || data5 === "on" || data5 === "hint" || data5 === "info" || data5 === "warning" || data5 === "error" || data5 === false || data5 === true)) {
              const err12 = { instancePath: instancePath + "/cluster-wide-watch-per-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          if (data4.options !== void 0) {
            let data6 = data4.options;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
              for (const key4 in data6) {
                if (!(key4 === "ignoreClients")) {
                  const err13 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
              if (data6.ignoreClients !== void 0) {
                let data7 = data6.ignoreClients;
                if (Array.isArray(data7)) {
                  const len0 = data7.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data7[i0] !== "string") {
                      const err14 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients/" + i0, schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err15 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
            } else {
              const err16 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        } else {
          const err17 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid1 = _errs22 === errors;
        valid6 = _valid1;
        ifClause1 = "then";
      } else {
        const _errs34 = errors;
        if (!(data4 === "off" || data4 === "on" || data4 === "hint" || data4 === "info" || data4 === "warning" || data4 === "error" || data4 === false || data4 === true)) {
          const err18 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid1 = _errs34 === errors;
        valid6 = _valid1;
        ifClause1 = "else";
      }
      if (!valid6) {
        const err19 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/if", keyword: "if", params: { failingKeyword: ifClause1 }, message: 'must match "' + ifClause1 + '" schema' };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data["etcd-even-members"] !== void 0) {
      let data9 = data["etcd-even-members"];
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
              const err21 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
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
              const err22 = { instancePath: instancePath + "/etcd-even-members/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key6 === "maximumMembers")) {
                  const err23 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
              if (data11.maximumMembers !== void 0) {
                let data12 = data11.maximumMembers;
                if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                  const err24 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (typeof data12 == "number" && isFinite(data12)) {
                  if (data12 < 3 || isNaN(data12)) {
                    const err25 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 3 }, message: "must be >= 3" };
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
              const err26 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        } else {
          const err27 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
          const err28 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
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
        const err29 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/if", keyword: "if", params: { failingKeyword: ifClause2 }, message: 'must match "' + ifClause2 + '" schema' };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data["etcd-heartbeat-too-short"] !== void 0) {
      let data13 = data["etcd-heartbeat-too-short"];
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
              const err31 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
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
              const err32 = { instancePath: instancePath + "/etcd-heartbeat-too-short/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key8 === "minimumMilliseconds" || key8 === "hintBelowTenHeartbeats")) {
                  const err33 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
              if (data15.minimumMilliseconds !== void 0) {
                let data16 = data15.minimumMilliseconds;
                if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                  const err34 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (typeof data16 == "number" && isFinite(data16)) {
                  if (data16 > 5e3 || isNaN(data16)) {
                    const err35 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000" };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                  if (data16 < 1 || isNaN(data16)) {
                    const err36 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
              }
              if (data15.hintBelowTenHeartbeats !== void 0) {
                if (typeof data15.hintBelowTenHeartbeats !== "boolean") {
                  const err37 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/hintBelowTenHeartbeats", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/hintBelowTenHeartbeats/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            } else {
              const err38 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          }
        } else {
          const err39 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        var _valid3 = _errs56 === errors;
        valid18 = _valid3;
        ifClause3 = "then";
      } else {
        const _errs68 = errors;
        if (!(data13 === "off" || data13 === "on" || data13 === "hint" || data13 === "info" || data13 === "warning" || data13 === "error" || data13 === false || data13 === true)) {
          const err40 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs68 === errors;
        valid18 = _valid3;
        ifClause3 = "else";
      }
      if (!valid18) {
        const err41 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/if", keyword: "if", params: { failingKeyword: ifClause3 }, message: 'must match "' + ifClause3 + '" schema' };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data["etcd-quota"] !== void 0) {
      let data18 = data["etcd-quota"];
      const _errs71 = errors;
      let valid23 = true;
      const _errs72 = errors;
      if (!(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
        const err42 = {};
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
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
              const err43 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
          if (data18.severity !== void 0) {
            let data19 = data18.severity;
            if (!(data19 === "off" || data19 === "on" || data19 === "hint" || data19 === "info" || data19 === "warning" || data19 === "error" || data19 === false || data19 === true)) {
              const err44 = { instancePath: instancePath + "/etcd-quota/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
          if (data18.options !== void 0) {
            let data20 = data18.options;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
              for (const key10 in data20) {
                if (!(key10 === "maximumBytes" || key10 === "nodesThatNeedOne")) {
                  const err45 = { instancePath: instancePath + "/etcd-quota/options", schemaPath: "#/properties/etcd-quota/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              }
              if (data20.maximumBytes !== void 0) {
                let data21 = data20.maximumBytes;
                if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                  const err46 = { instancePath: instancePath + "/etcd-quota/options/maximumBytes", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/maximumBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (typeof data21 == "number" && isFinite(data21)) {
                  if (data21 < 1 || isNaN(data21)) {
                    const err47 = { instancePath: instancePath + "/etcd-quota/options/maximumBytes", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/maximumBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
              }
              if (data20.nodesThatNeedOne !== void 0) {
                let data22 = data20.nodesThatNeedOne;
                if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                  const err48 = { instancePath: instancePath + "/etcd-quota/options/nodesThatNeedOne", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/nodesThatNeedOne/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                if (typeof data22 == "number" && isFinite(data22)) {
                  if (data22 < 1 || isNaN(data22)) {
                    const err49 = { instancePath: instancePath + "/etcd-quota/options/nodesThatNeedOne", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/nodesThatNeedOne/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err50 = { instancePath: instancePath + "/etcd-quota/options", schemaPath: "#/properties/etcd-quota/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
          }
        } else {
          const err51 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        var _valid4 = _errs74 === errors;
        valid23 = _valid4;
        ifClause4 = "then";
      } else {
        const _errs86 = errors;
        if (!(data18 === "off" || data18 === "on" || data18 === "hint" || data18 === "info" || data18 === "warning" || data18 === "error" || data18 === false || data18 === true)) {
          const err52 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        var _valid4 = _errs86 === errors;
        valid23 = _valid4;
        ifClause4 = "else";
      }
      if (!valid23) {
        const err53 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/if", keyword: "if", params: { failingKeyword: ifClause4 }, message: 'must match "' + ifClause4 + '" schema' };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data["etcd-timer-ignored"] !== void 0) {
      let data23 = data["etcd-timer-ignored"];
      const _errs89 = errors;
      let valid28 = true;
      const _errs90 = errors;
      if (!(data23 && typeof data23 == "object" && !Array.isArray(data23))) {
        const err54 = {};
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
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
              const err55 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
          }
          if (data23.severity !== void 0) {
            let data24 = data23.severity;
            if (!(data24 === "off" || data24 === "on" || data24 === "hint" || data24 === "info" || data24 === "warning" || data24 === "error" || data24 === false || data24 === true)) {
              const err56 = { instancePath: instancePath + "/etcd-timer-ignored/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
          if (data23.options !== void 0) {
            let data25 = data23.options;
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              for (const key12 in data25) {
                const err57 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            } else {
              const err58 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          }
        } else {
          const err59 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        var _valid5 = _errs92 === errors;
        valid28 = _valid5;
        ifClause5 = "then";
      } else {
        const _errs100 = errors;
        if (!(data23 === "off" || data23 === "on" || data23 === "hint" || data23 === "info" || data23 === "warning" || data23 === "error" || data23 === false || data23 === true)) {
          const err60 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        var _valid5 = _errs100 === errors;
        valid28 = _valid5;
        ifClause5 = "else";
      }
      if (!valid28) {
        const err61 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/if", keyword: "if", params: { failingKeyword: ifClause5 }, message: 'must match "' + ifClause5 + '" schema' };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data["flow-schema-api-removed"] !== void 0) {
      let data26 = data["flow-schema-api-removed"];
      const _errs103 = errors;
      let valid32 = true;
      const _errs104 = errors;
      if (!(data26 && typeof data26 == "object" && !Array.isArray(data26))) {
        const err62 = {};
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      var _valid6 = _errs104 === errors;
      errors = _errs103;
      if (vErrors !== null) {
        if (_errs103) {
          vErrors.length = _errs103;
        } else {
          vErrors = null;
        }
      }
      let ifClause6;
      if (_valid6) {
        const _errs106 = errors;
        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
          for (const key13 in data26) {
            if (!(key13 === "severity" || key13 === "options")) {
              const err63 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
          }
          if (data26.severity !== void 0) {
            let data27 = data26.severity;
            if (!(data27 === "off" || data27 === "on" || data27 === "hint" || data27 === "info" || data27 === "warning" || data27 === "error" || data27 === false || data27 === true)) {
              const err64 = { instancePath: instancePath + "/flow-schema-api-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          }
          if (data26.options !== void 0) {
            let data28 = data26.options;
            if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
              for (const key14 in data28) {
                const err65 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            } else {
              const err66 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
        } else {
          const err67 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        var _valid6 = _errs106 === errors;
        valid32 = _valid6;
        ifClause6 = "then";
      } else {
        const _errs114 = errors;
        if (!(data26 === "off" || data26 === "on" || data26 === "hint" || data26 === "info" || data26 === "warning" || data26 === "error" || data26 === false || data26 === true)) {
          const err68 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        var _valid6 = _errs114 === errors;
        valid32 = _valid6;
        ifClause6 = "else";
      }
      if (!valid32) {
        const err69 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/if", keyword: "if", params: { failingKeyword: ifClause6 }, message: 'must match "' + ifClause6 + '" schema' };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data["flow-schema-exempts-workload"] !== void 0) {
      let data29 = data["flow-schema-exempts-workload"];
      const _errs117 = errors;
      let valid36 = true;
      const _errs118 = errors;
      if (!(data29 && typeof data29 == "object" && !Array.isArray(data29))) {
        const err70 = {};
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
      var _valid7 = _errs118 === errors;
      errors = _errs117;
      if (vErrors !== null) {
        if (_errs117) {
          vErrors.length = _errs117;
        } else {
          vErrors = null;
        }
      }
      let ifClause7;
      if (_valid7) {
        const _errs120 = errors;
        if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
          for (const key15 in data29) {
            if (!(key15 === "severity" || key15 === "options")) {
              const err71 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
          }
          if (data29.severity !== void 0) {
            let data30 = data29.severity;
            if (!(data30 === "off" || data30 === "on" || data30 === "hint" || data30 === "info" || data30 === "warning" || data30 === "error" || data30 === false || data30 === true)) {
              const err72 = { instancePath: instancePath + "/flow-schema-exempts-workload/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
          }
          if (data29.options !== void 0) {
            let data31 = data29.options;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
              for (const key16 in data31) {
                const err73 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            } else {
              const err74 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err74];
              } else {
                vErrors.push(err74);
              }
              errors++;
            }
          }
        } else {
          const err75 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        var _valid7 = _errs120 === errors;
        valid36 = _valid7;
        ifClause7 = "then";
      } else {
        const _errs128 = errors;
        if (!(data29 === "off" || data29 === "on" || data29 === "hint" || data29 === "info" || data29 === "warning" || data29 === "error" || data29 === false || data29 === true)) {
          const err76 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        var _valid7 = _errs128 === errors;
        valid36 = _valid7;
        ifClause7 = "else";
      }
      if (!valid36) {
        const err77 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/if", keyword: "if", params: { failingKeyword: ifClause7 }, message: 'must match "' + ifClause7 + '" schema' };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
    if (data["flow-schema-never-matches"] !== void 0) {
      let data32 = data["flow-schema-never-matches"];
      const _errs131 = errors;
      let valid40 = true;
      const _errs132 = errors;
      if (!(data32 && typeof data32 == "object" && !Array.isArray(data32))) {
        const err78 = {};
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
      var _valid8 = _errs132 === errors;
      errors = _errs131;
      if (vErrors !== null) {
        if (_errs131) {
          vErrors.length = _errs131;
        } else {
          vErrors = null;
        }
      }
      let ifClause8;
      if (_valid8) {
        const _errs134 = errors;
        if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
          for (const key17 in data32) {
            if (!(key17 === "severity" || key17 === "options")) {
              const err79 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
          if (data32.severity !== void 0) {
            let data33 = data32.severity;
            if (!(data33 === "off" || data33 === "on" || data33 === "hint" || data33 === "info" || data33 === "warning" || data33 === "error" || data33 === false || data33 === true)) {
              const err80 = { instancePath: instancePath + "/flow-schema-never-matches/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
          }
          if (data32.options !== void 0) {
            let data34 = data32.options;
            if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
              for (const key18 in data34) {
                const err81 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            } else {
              const err82 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
          }
        } else {
          const err83 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        var _valid8 = _errs134 === errors;
        valid40 = _valid8;
        ifClause8 = "then";
      } else {
        const _errs142 = errors;
        if (!(data32 === "off" || data32 === "on" || data32 === "hint" || data32 === "info" || data32 === "warning" || data32 === "error" || data32 === false || data32 === true)) {
          const err84 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
        var _valid8 = _errs142 === errors;
        valid40 = _valid8;
        ifClause8 = "else";
      }
      if (!valid40) {
        const err85 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/if", keyword: "if", params: { failingKeyword: ifClause8 }, message: 'must match "' + ifClause8 + '" schema' };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data["flow-schema-shares-field"] !== void 0) {
      let data35 = data["flow-schema-shares-field"];
      const _errs145 = errors;
      let valid44 = true;
      const _errs146 = errors;
      if (!(data35 && typeof data35 == "object" && !Array.isArray(data35))) {
        const err86 = {};
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
      var _valid9 = _errs146 === errors;
      errors = _errs145;
      if (vErrors !== null) {
        if (_errs145) {
          vErrors.length = _errs145;
        } else {
          vErrors = null;
        }
      }
      let ifClause9;
      if (_valid9) {
        const _errs148 = errors;
        if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
          for (const key19 in data35) {
            if (!(key19 === "severity" || key19 === "options")) {
              const err87 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err87];
              } else {
                vErrors.push(err87);
              }
              errors++;
            }
          }
          if (data35.severity !== void 0) {
            let data36 = data35.severity;
            if (!(data36 === "off" || data36 === "on" || data36 === "hint" || data36 === "info" || data36 === "warning" || data36 === "error" || data36 === false || data36 === true)) {
              const err88 = { instancePath: instancePath + "/flow-schema-shares-field/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
          }
          if (data35.options !== void 0) {
            let data37 = data35.options;
            if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
              for (const key20 in data37) {
                const err89 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err89];
                } else {
                  vErrors.push(err89);
                }
                errors++;
              }
            } else {
              const err90 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err90];
              } else {
                vErrors.push(err90);
              }
              errors++;
            }
          }
        } else {
          const err91 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err91];
          } else {
            vErrors.push(err91);
          }
          errors++;
        }
        var _valid9 = _errs148 === errors;
        valid44 = _valid9;
        ifClause9 = "then";
      } else {
        const _errs156 = errors;
        if (!(data35 === "off" || data35 === "on" || data35 === "hint" || data35 === "info" || data35 === "warning" || data35 === "error" || data35 === false || data35 === true)) {
          const err92 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
        var _valid9 = _errs156 === errors;
        valid44 = _valid9;
        ifClause9 = "else";
      }
      if (!valid44) {
        const err93 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/if", keyword: "if", params: { failingKeyword: ifClause9 }, message: 'must match "' + ifClause9 + '" schema' };
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
    }
    if (data["flow-schema-will-be-deleted"] !== void 0) {
      let data38 = data["flow-schema-will-be-deleted"];
      const _errs159 = errors;
      let valid48 = true;
      const _errs160 = errors;
      if (!(data38 && typeof data38 == "object" && !Array.isArray(data38))) {
        const err94 = {};
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
      var _valid10 = _errs160 === errors;
      errors = _errs159;
      if (vErrors !== null) {
        if (_errs159) {
          vErrors.length = _errs159;
        } else {
          vErrors = null;
        }
      }
      let ifClause10;
      if (_valid10) {
        const _errs162 = errors;
        if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
          for (const key21 in data38) {
            if (!(key21 === "severity" || key21 === "options")) {
              const err95 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
          if (data38.severity !== void 0) {
            let data39 = data38.severity;
            if (!(data39 === "off" || data39 === "on" || data39 === "hint" || data39 === "info" || data39 === "warning" || data39 === "error" || data39 === false || data39 === true)) {
              const err96 = { instancePath: instancePath + "/flow-schema-will-be-deleted/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err96];
              } else {
                vErrors.push(err96);
              }
              errors++;
            }
          }
          if (data38.options !== void 0) {
            let data40 = data38.options;
            if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
              for (const key22 in data40) {
                const err97 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err97];
                } else {
                  vErrors.push(err97);
                }
                errors++;
              }
            } else {
              const err98 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
          }
        } else {
          const err99 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err99];
          } else {
            vErrors.push(err99);
          }
          errors++;
        }
        var _valid10 = _errs162 === errors;
        valid48 = _valid10;
        ifClause10 = "then";
      } else {
        const _errs170 = errors;
        if (!(data38 === "off" || data38 === "on" || data38 === "hint" || data38 === "info" || data38 === "warning" || data38 === "error" || data38 === false || data38 === true)) {
          const err100 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
        var _valid10 = _errs170 === errors;
        valid48 = _valid10;
        ifClause10 = "else";
      }
      if (!valid48) {
        const err101 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/if", keyword: "if", params: { failingKeyword: ifClause10 }, message: 'must match "' + ifClause10 + '" schema' };
        if (vErrors === null) {
          vErrors = [err101];
        } else {
          vErrors.push(err101);
        }
        errors++;
      }
    }
    if (data["get-etcd-per-record"] !== void 0) {
      let data41 = data["get-etcd-per-record"];
      const _errs173 = errors;
      let valid52 = true;
      const _errs174 = errors;
      if (!(data41 && typeof data41 == "object" && !Array.isArray(data41))) {
        const err102 = {};
        if (vErrors === null) {
          vErrors = [err102];
        } else {
          vErrors.push(err102);
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
              const err103 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err103];
              } else {
                vErrors.push(err103);
              }
              errors++;
            }
          }
          if (data41.severity !== void 0) {
            let data42 = data41.severity;
            if (!(data42 === "off" || data42 === "on" || data42 === "hint" || data42 === "info" || data42 === "warning" || data42 === "error" || data42 === false || data42 === true)) {
              const err104 = { instancePath: instancePath + "/get-etcd-per-record/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
          }
          if (data41.options !== void 0) {
            let data43 = data41.options;
            if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
              for (const key24 in data43) {
                if (!(key24 === "ignoreClients")) {
                  const err105 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
              }
              if (data43.ignoreClients !== void 0) {
                let data44 = data43.ignoreClients;
                if (Array.isArray(data44)) {
                  const len1 = data44.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data44[i1] !== "string") {
                      const err106 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients/" + i1, schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err106];
                      } else {
                        vErrors.push(err106);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err107 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err107];
                  } else {
                    vErrors.push(err107);
                  }
                  errors++;
                }
              }
            } else {
              const err108 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
          }
        } else {
          const err109 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        var _valid11 = _errs176 === errors;
        valid52 = _valid11;
        ifClause11 = "then";
      } else {
        const _errs188 = errors;
        if (!(data41 === "off" || data41 === "on" || data41 === "hint" || data41 === "info" || data41 === "warning" || data41 === "error" || data41 === false || data41 === true)) {
          const err110 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
        var _valid11 = _errs188 === errors;
        valid52 = _valid11;
        ifClause11 = "else";
      }
      if (!valid52) {
        const err111 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/if", keyword: "if", params: { failingKeyword: ifClause11 }, message: 'must match "' + ifClause11 + '" schema' };
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
    }
    if (data["inflight-limits-unsized"] !== void 0) {
      let data46 = data["inflight-limits-unsized"];
      const _errs191 = errors;
      let valid59 = true;
      const _errs192 = errors;
      if (!(data46 && typeof data46 == "object" && !Array.isArray(data46))) {
        const err112 = {};
        if (vErrors === null) {
          vErrors = [err112];
        } else {
          vErrors.push(err112);
        }
        errors++;
      }
      var _valid12 = _errs192 === errors;
      errors = _errs191;
      if (vErrors !== null) {
        if (_errs191) {
          vErrors.length = _errs191;
        } else {
          vErrors = null;
        }
      }
      let ifClause12;
      if (_valid12) {
        const _errs194 = errors;
        if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
          for (const key25 in data46) {
            if (!(key25 === "severity" || key25 === "options")) {
              const err113 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err113];
              } else {
                vErrors.push(err113);
              }
              errors++;
            }
          }
          if (data46.severity !== void 0) {
            let data47 = data46.severity;
            if (!(data47 === "off" || data47 === "on" || data47 === "hint" || data47 === "info" || data47 === "warning" || data47 === "error" || data47 === false || data47 === true)) {
              const err114 = { instancePath: instancePath + "/inflight-limits-unsized/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
          }
          if (data46.options !== void 0) {
            let data48 = data46.options;
            if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
              for (const key26 in data48) {
                if (!(key26 === "minimumSeats" || key26 === "largeClusterNodes")) {
                  const err115 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err115];
                  } else {
                    vErrors.push(err115);
                  }
                  errors++;
                }
              }
              if (data48.minimumSeats !== void 0) {
                let data49 = data48.minimumSeats;
                if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                  const err116 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err116];
                  } else {
                    vErrors.push(err116);
                  }
                  errors++;
                }
                if (typeof data49 == "number" && isFinite(data49)) {
                  if (data49 < 1 || isNaN(data49)) {
                    const err117 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err117];
                    } else {
                      vErrors.push(err117);
                    }
                    errors++;
                  }
                }
              }
              if (data48.largeClusterNodes !== void 0) {
                let data50 = data48.largeClusterNodes;
                if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
                  const err118 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err118];
                  } else {
                    vErrors.push(err118);
                  }
                  errors++;
                }
                if (typeof data50 == "number" && isFinite(data50)) {
                  if (data50 < 1 || isNaN(data50)) {
                    const err119 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err119];
                    } else {
                      vErrors.push(err119);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err120 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err120];
              } else {
                vErrors.push(err120);
              }
              errors++;
            }
          }
        } else {
          const err121 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err121];
          } else {
            vErrors.push(err121);
          }
          errors++;
        }
        var _valid12 = _errs194 === errors;
        valid59 = _valid12;
        ifClause12 = "then";
      } else {
        const _errs206 = errors;
        if (!(data46 === "off" || data46 === "on" || data46 === "hint" || data46 === "info" || data46 === "warning" || data46 === "error" || data46 === false || data46 === true)) {
          const err122 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err122];
          } else {
            vErrors.push(err122);
          }
          errors++;
        }
        var _valid12 = _errs206 === errors;
        valid59 = _valid12;
        ifClause12 = "else";
      }
      if (!valid59) {
        const err123 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/if", keyword: "if", params: { failingKeyword: ifClause12 }, message: 'must match "' + ifClause12 + '" schema' };
        if (vErrors === null) {
          vErrors = [err123];
        } else {
          vErrors.push(err123);
        }
        errors++;
      }
    }
    if (data["leader-election-fragile"] !== void 0) {
      let data51 = data["leader-election-fragile"];
      const _errs209 = errors;
      let valid64 = true;
      const _errs210 = errors;
      if (!(data51 && typeof data51 == "object" && !Array.isArray(data51))) {
        const err124 = {};
        if (vErrors === null) {
          vErrors = [err124];
        } else {
          vErrors.push(err124);
        }
        errors++;
      }
      var _valid13 = _errs210 === errors;
      errors = _errs209;
      if (vErrors !== null) {
        if (_errs209) {
          vErrors.length = _errs209;
        } else {
          vErrors = null;
        }
      }
      let ifClause13;
      if (_valid13) {
        const _errs212 = errors;
        if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
          for (const key27 in data51) {
            if (!(key27 === "severity" || key27 === "options")) {
              const err125 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err125];
              } else {
                vErrors.push(err125);
              }
              errors++;
            }
          }
          if (data51.severity !== void 0) {
            let data52 = data51.severity;
            if (!(data52 === "off" || data52 === "on" || data52 === "hint" || data52 === "info" || data52 === "warning" || data52 === "error" || data52 === false || data52 === true)) {
              const err126 = { instancePath: instancePath + "/leader-election-fragile/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err126];
              } else {
                vErrors.push(err126);
              }
              errors++;
            }
          }
          if (data51.options !== void 0) {
            let data53 = data51.options;
            if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
              for (const key28 in data53) {
                if (!(key28 === "hintBelowSeconds")) {
                  const err127 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              }
              if (data53.hintBelowSeconds !== void 0) {
                let data54 = data53.hintBelowSeconds;
                if (typeof data54 == "number" && isFinite(data54)) {
                  if (data54 < 0 || isNaN(data54)) {
                    const err128 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err128];
                    } else {
                      vErrors.push(err128);
                    }
                    errors++;
                  }
                } else {
                  const err129 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err129];
                  } else {
                    vErrors.push(err129);
                  }
                  errors++;
                }
              }
            } else {
              const err130 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err130];
              } else {
                vErrors.push(err130);
              }
              errors++;
            }
          }
        } else {
          const err131 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err131];
          } else {
            vErrors.push(err131);
          }
          errors++;
        }
        var _valid13 = _errs212 === errors;
        valid64 = _valid13;
        ifClause13 = "then";
      } else {
        const _errs222 = errors;
        if (!(data51 === "off" || data51 === "on" || data51 === "hint" || data51 === "info" || data51 === "warning" || data51 === "error" || data51 === false || data51 === true)) {
          const err132 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err132];
          } else {
            vErrors.push(err132);
          }
          errors++;
        }
        var _valid13 = _errs222 === errors;
        valid64 = _valid13;
        ifClause13 = "else";
      }
      if (!valid64) {
        const err133 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/if", keyword: "if", params: { failingKeyword: ifClause13 }, message: 'must match "' + ifClause13 + '" schema' };
        if (vErrors === null) {
          vErrors = [err133];
        } else {
          vErrors.push(err133);
        }
        errors++;
      }
    }
    if (data["leader-election-invalid"] !== void 0) {
      let data55 = data["leader-election-invalid"];
      const _errs225 = errors;
      let valid69 = true;
      const _errs226 = errors;
      if (!(data55 && typeof data55 == "object" && !Array.isArray(data55))) {
        const err134 = {};
        if (vErrors === null) {
          vErrors = [err134];
        } else {
          vErrors.push(err134);
        }
        errors++;
      }
      var _valid14 = _errs226 === errors;
      errors = _errs225;
      if (vErrors !== null) {
        if (_errs225) {
          vErrors.length = _errs225;
        } else {
          vErrors = null;
        }
      }
      let ifClause14;
      if (_valid14) {
        const _errs228 = errors;
        if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
          for (const key29 in data55) {
            if (!(key29 === "severity" || key29 === "options")) {
              const err135 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err135];
              } else {
                vErrors.push(err135);
              }
              errors++;
            }
          }
          if (data55.severity !== void 0) {
            let data56 = data55.severity;
            if (!(data56 === "off" || data56 === "on" || data56 === "hint" || data56 === "info" || data56 === "warning" || data56 === "error" || data56 === false || data56 === true)) {
              const err136 = { instancePath: instancePath + "/leader-election-invalid/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err136];
              } else {
                vErrors.push(err136);
              }
              errors++;
            }
          }
          if (data55.options !== void 0) {
            let data57 = data55.options;
            if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
              for (const key30 in data57) {
                const err137 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err137];
                } else {
                  vErrors.push(err137);
                }
                errors++;
              }
            } else {
              const err138 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err138];
              } else {
                vErrors.push(err138);
              }
              errors++;
            }
          }
        } else {
          const err139 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err139];
          } else {
            vErrors.push(err139);
          }
          errors++;
        }
        var _valid14 = _errs228 === errors;
        valid69 = _valid14;
        ifClause14 = "then";
      } else {
        const _errs236 = errors;
        if (!(data55 === "off" || data55 === "on" || data55 === "hint" || data55 === "info" || data55 === "warning" || data55 === "error" || data55 === false || data55 === true)) {
          const err140 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err140];
          } else {
            vErrors.push(err140);
          }
          errors++;
        }
        var _valid14 = _errs236 === errors;
        valid69 = _valid14;
        ifClause14 = "else";
      }
      if (!valid69) {
        const err141 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/if", keyword: "if", params: { failingKeyword: ifClause14 }, message: 'must match "' + ifClause14 + '" schema' };
        if (vErrors === null) {
          vErrors = [err141];
        } else {
          vErrors.push(err141);
        }
        errors++;
      }
    }
    if (data["leader-election-lock-removed"] !== void 0) {
      let data58 = data["leader-election-lock-removed"];
      const _errs239 = errors;
      let valid73 = true;
      const _errs240 = errors;
      if (!(data58 && typeof data58 == "object" && !Array.isArray(data58))) {
        const err142 = {};
        if (vErrors === null) {
          vErrors = [err142];
        } else {
          vErrors.push(err142);
        }
        errors++;
      }
      var _valid15 = _errs240 === errors;
      errors = _errs239;
      if (vErrors !== null) {
        if (_errs239) {
          vErrors.length = _errs239;
        } else {
          vErrors = null;
        }
      }
      let ifClause15;
      if (_valid15) {
        const _errs242 = errors;
        if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
          for (const key31 in data58) {
            if (!(key31 === "severity" || key31 === "options")) {
              const err143 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err143];
              } else {
                vErrors.push(err143);
              }
              errors++;
            }
          }
          if (data58.severity !== void 0) {
            let data59 = data58.severity;
            if (!(data59 === "off" || data59 === "on" || data59 === "hint" || data59 === "info" || data59 === "warning" || data59 === "error" || data59 === false || data59 === true)) {
              const err144 = { instancePath: instancePath + "/leader-election-lock-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err144];
              } else {
                vErrors.push(err144);
              }
              errors++;
            }
          }
          if (data58.options !== void 0) {
            let data60 = data58.options;
            if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
              for (const key32 in data60) {
                const err145 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err145];
                } else {
                  vErrors.push(err145);
                }
                errors++;
              }
            } else {
              const err146 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err146];
              } else {
                vErrors.push(err146);
              }
              errors++;
            }
          }
        } else {
          const err147 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err147];
          } else {
            vErrors.push(err147);
          }
          errors++;
        }
        var _valid15 = _errs242 === errors;
        valid73 = _valid15;
        ifClause15 = "then";
      } else {
        const _errs250 = errors;
        if (!(data58 === "off" || data58 === "on" || data58 === "hint" || data58 === "info" || data58 === "warning" || data58 === "error" || data58 === false || data58 === true)) {
          const err148 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err148];
          } else {
            vErrors.push(err148);
          }
          errors++;
        }
        var _valid15 = _errs250 === errors;
        valid73 = _valid15;
        ifClause15 = "else";
      }
      if (!valid73) {
        const err149 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/if", keyword: "if", params: { failingKeyword: ifClause15 }, message: 'must match "' + ifClause15 + '" schema' };
        if (vErrors === null) {
          vErrors = [err149];
        } else {
          vErrors.push(err149);
        }
        errors++;
      }
    }
    if (data["leader-election-on-every-node"] !== void 0) {
      let data61 = data["leader-election-on-every-node"];
      const _errs253 = errors;
      let valid77 = true;
      const _errs254 = errors;
      if (!(data61 && typeof data61 == "object" && !Array.isArray(data61))) {
        const err150 = {};
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
      var _valid16 = _errs254 === errors;
      errors = _errs253;
      if (vErrors !== null) {
        if (_errs253) {
          vErrors.length = _errs253;
        } else {
          vErrors = null;
        }
      }
      let ifClause16;
      if (_valid16) {
        const _errs256 = errors;
        if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
          for (const key33 in data61) {
            if (!(key33 === "severity" || key33 === "options")) {
              const err151 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err151];
              } else {
                vErrors.push(err151);
              }
              errors++;
            }
          }
          if (data61.severity !== void 0) {
            let data62 = data61.severity;
            if (!(data62 === "off" || data62 === "on" || data62 === "hint" || data62 === "info" || data62 === "warning" || data62 === "error" || data62 === false || data62 === true)) {
              const err152 = { instancePath: instancePath + "/leader-election-on-every-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err152];
              } else {
                vErrors.push(err152);
              }
              errors++;
            }
          }
          if (data61.options !== void 0) {
            let data63 = data61.options;
            if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
              for (const key34 in data63) {
                if (!(key34 === "readsPerSecond")) {
                  const err153 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err153];
                  } else {
                    vErrors.push(err153);
                  }
                  errors++;
                }
              }
              if (data63.readsPerSecond !== void 0) {
                let data64 = data63.readsPerSecond;
                if (typeof data64 == "number" && isFinite(data64)) {
                  if (data64 <= 0 || isNaN(data64)) {
                    const err154 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err154];
                    } else {
                      vErrors.push(err154);
                    }
                    errors++;
                  }
                } else {
                  const err155 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err155];
                  } else {
                    vErrors.push(err155);
                  }
                  errors++;
                }
              }
            } else {
              const err156 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err156];
              } else {
                vErrors.push(err156);
              }
              errors++;
            }
          }
        } else {
          const err157 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err157];
          } else {
            vErrors.push(err157);
          }
          errors++;
        }
        var _valid16 = _errs256 === errors;
        valid77 = _valid16;
        ifClause16 = "then";
      } else {
        const _errs266 = errors;
        if (!(data61 === "off" || data61 === "on" || data61 === "hint" || data61 === "info" || data61 === "warning" || data61 === "error" || data61 === false || data61 === true)) {
          const err158 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err158];
          } else {
            vErrors.push(err158);
          }
          errors++;
        }
        var _valid16 = _errs266 === errors;
        valid77 = _valid16;
        ifClause16 = "else";
      }
      if (!valid77) {
        const err159 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/if", keyword: "if", params: { failingKeyword: ifClause16 }, message: 'must match "' + ifClause16 + '" schema' };
        if (vErrors === null) {
          vErrors = [err159];
        } else {
          vErrors.push(err159);
        }
        errors++;
      }
    }
    if (data["leader-election-shares-lane"] !== void 0) {
      let data65 = data["leader-election-shares-lane"];
      const _errs269 = errors;
      let valid82 = true;
      const _errs270 = errors;
      if (!(data65 && typeof data65 == "object" && !Array.isArray(data65))) {
        const err160 = {};
        if (vErrors === null) {
          vErrors = [err160];
        } else {
          vErrors.push(err160);
        }
        errors++;
      }
      var _valid17 = _errs270 === errors;
      errors = _errs269;
      if (vErrors !== null) {
        if (_errs269) {
          vErrors.length = _errs269;
        } else {
          vErrors = null;
        }
      }
      let ifClause17;
      if (_valid17) {
        const _errs272 = errors;
        if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
          for (const key35 in data65) {
            if (!(key35 === "severity" || key35 === "options")) {
              const err161 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err161];
              } else {
                vErrors.push(err161);
              }
              errors++;
            }
          }
          if (data65.severity !== void 0) {
            let data66 = data65.severity;
            if (!(data66 === "off" || data66 === "on" || data66 === "hint" || data66 === "info" || data66 === "warning" || data66 === "error" || data66 === false || data66 === true)) {
              const err162 = { instancePath: instancePath + "/leader-election-shares-lane/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err162];
              } else {
                vErrors.push(err162);
              }
              errors++;
            }
          }
          if (data65.options !== void 0) {
            let data67 = data65.options;
            if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
              for (const key36 in data67) {
                const err163 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err163];
                } else {
                  vErrors.push(err163);
                }
                errors++;
              }
            } else {
              const err164 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
          }
        } else {
          const err165 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err165];
          } else {
            vErrors.push(err165);
          }
          errors++;
        }
        var _valid17 = _errs272 === errors;
        valid82 = _valid17;
        ifClause17 = "then";
      } else {
        const _errs280 = errors;
        if (!(data65 === "off" || data65 === "on" || data65 === "hint" || data65 === "info" || data65 === "warning" || data65 === "error" || data65 === false || data65 === true)) {
          const err166 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err166];
          } else {
            vErrors.push(err166);
          }
          errors++;
        }
        var _valid17 = _errs280 === errors;
        valid82 = _valid17;
        ifClause17 = "else";
      }
      if (!valid82) {
        const err167 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/if", keyword: "if", params: { failingKeyword: ifClause17 }, message: 'must match "' + ifClause17 + '" schema' };
        if (vErrors === null) {
          vErrors = [err167];
        } else {
          vErrors.push(err167);
        }
        errors++;
      }
    }
    if (data["lease-per-object"] !== void 0) {
      let data68 = data["lease-per-object"];
      const _errs283 = errors;
      let valid86 = true;
      const _errs284 = errors;
      if (!(data68 && typeof data68 == "object" && !Array.isArray(data68))) {
        const err168 = {};
        if (vErrors === null) {
          vErrors = [err168];
        } else {
          vErrors.push(err168);
        }
        errors++;
      }
      var _valid18 = _errs284 === errors;
      errors = _errs283;
      if (vErrors !== null) {
        if (_errs283) {
          vErrors.length = _errs283;
        } else {
          vErrors = null;
        }
      }
      let ifClause18;
      if (_valid18) {
        const _errs286 = errors;
        if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
          for (const key37 in data68) {
            if (!(key37 === "severity" || key37 === "options")) {
              const err169 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err169];
              } else {
                vErrors.push(err169);
              }
              errors++;
            }
          }
          if (data68.severity !== void 0) {
            let data69 = data68.severity;
            if (!(data69 === "off" || data69 === "on" || data69 === "hint" || data69 === "info" || data69 === "warning" || data69 === "error" || data69 === false || data69 === true)) {
              const err170 = { instancePath: instancePath + "/lease-per-object/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err170];
              } else {
                vErrors.push(err170);
              }
              errors++;
            }
          }
          if (data68.options !== void 0) {
            let data70 = data68.options;
            if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
              for (const key38 in data70) {
                if (!(key38 === "keys" || key38 === "perObjectValues" || key38 === "writesPerSecond")) {
                  const err171 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err171];
                  } else {
                    vErrors.push(err171);
                  }
                  errors++;
                }
              }
              if (data70.keys !== void 0) {
                let data71 = data70.keys;
                if (Array.isArray(data71)) {
                  const len2 = data71.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    if (typeof data71[i2] !== "string") {
                      const err172 = { instancePath: instancePath + "/lease-per-object/options/keys/" + i2, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err172];
                      } else {
                        vErrors.push(err172);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err173 = { instancePath: instancePath + "/lease-per-object/options/keys", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err173];
                  } else {
                    vErrors.push(err173);
                  }
                  errors++;
                }
              }
              if (data70.perObjectValues !== void 0) {
                let data73 = data70.perObjectValues;
                if (Array.isArray(data73)) {
                  const len3 = data73.length;
                  for (let i3 = 0; i3 < len3; i3++) {
                    if (typeof data73[i3] !== "string") {
                      const err174 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues/" + i3, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err174];
                      } else {
                        vErrors.push(err174);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err175 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err175];
                  } else {
                    vErrors.push(err175);
                  }
                  errors++;
                }
              }
              if (data70.writesPerSecond !== void 0) {
                let data75 = data70.writesPerSecond;
                if (typeof data75 == "number" && isFinite(data75)) {
                  if (data75 <= 0 || isNaN(data75)) {
                    const err176 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err176];
                    } else {
                      vErrors.push(err176);
                    }
                    errors++;
                  }
                } else {
                  const err177 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err177];
                  } else {
                    vErrors.push(err177);
                  }
                  errors++;
                }
              }
            } else {
              const err178 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err178];
              } else {
                vErrors.push(err178);
              }
              errors++;
            }
          }
        } else {
          const err179 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err179];
          } else {
            vErrors.push(err179);
          }
          errors++;
        }
        var _valid18 = _errs286 === errors;
        valid86 = _valid18;
        ifClause18 = "then";
      } else {
        const _errs304 = errors;
        if (!(data68 === "off" || data68 === "on" || data68 === "hint" || data68 === "info" || data68 === "warning" || data68 === "error" || data68 === false || data68 === true)) {
          const err180 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err180];
          } else {
            vErrors.push(err180);
          }
          errors++;
        }
        var _valid18 = _errs304 === errors;
        valid86 = _valid18;
        ifClause18 = "else";
      }
      if (!valid86) {
        const err181 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/if", keyword: "if", params: { failingKeyword: ifClause18 }, message: 'must match "' + ifClause18 + '" schema' };
        if (vErrors === null) {
          vErrors = [err181];
        } else {
          vErrors.push(err181);
        }
        errors++;
      }
    }
    if (data["lease-renew-too-often"] !== void 0) {
      let data76 = data["lease-renew-too-often"];
      const _errs307 = errors;
      let valid95 = true;
      const _errs308 = errors;
      if (!(data76 && typeof data76 == "object" && !Array.isArray(data76))) {
        const err182 = {};
        if (vErrors === null) {
          vErrors = [err182];
        } else {
          vErrors.push(err182);
        }
        errors++;
      }
      var _valid19 = _errs308 === errors;
      errors = _errs307;
      if (vErrors !== null) {
        if (_errs307) {
          vErrors.length = _errs307;
        } else {
          vErrors = null;
        }
      }
      let ifClause19;
      if (_valid19) {
        const _errs310 = errors;
        if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
          for (const key39 in data76) {
            if (!(key39 === "severity" || key39 === "options")) {
              const err183 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err183];
              } else {
                vErrors.push(err183);
              }
              errors++;
            }
          }
          if (data76.severity !== void 0) {
            let data77 = data76.severity;
            if (!(data77 === "off" || data77 === "on" || data77 === "hint" || data77 === "info" || data77 === "warning" || data77 === "error" || data77 === false || data77 === true)) {
              const err184 = { instancePath: instancePath + "/lease-renew-too-often/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err184];
              } else {
                vErrors.push(err184);
              }
              errors++;
            }
          }
          if (data76.options !== void 0) {
            let data78 = data76.options;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
              for (const key40 in data78) {
                if (!(key40 === "keys" || key40 === "windowSeconds" || key40 === "nodeLeaseSeconds" || key40 === "retryPeriodSeconds")) {
                  const err185 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err185];
                  } else {
                    vErrors.push(err185);
                  }
                  errors++;
                }
              }
              if (data78.keys !== void 0) {
                let data79 = data78.keys;
                if (Array.isArray(data79)) {
                  const len4 = data79.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    if (typeof data79[i4] !== "string") {
                      const err186 = { instancePath: instancePath + "/lease-renew-too-often/options/keys/" + i4, schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err186];
                      } else {
                        vErrors.push(err186);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err187 = { instancePath: instancePath + "/lease-renew-too-often/options/keys", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err187];
                  } else {
                    vErrors.push(err187);
                  }
                  errors++;
                }
              }
              if (data78.windowSeconds !== void 0) {
                let data81 = data78.windowSeconds;
                if (typeof data81 == "number" && isFinite(data81)) {
                  if (data81 <= 0 || isNaN(data81)) {
                    const err188 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err188];
                    } else {
                      vErrors.push(err188);
                    }
                    errors++;
                  }
                } else {
                  const err189 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err189];
                  } else {
                    vErrors.push(err189);
                  }
                  errors++;
                }
              }
              if (data78.nodeLeaseSeconds !== void 0) {
                let data82 = data78.nodeLeaseSeconds;
                if (typeof data82 == "number" && isFinite(data82)) {
                  if (data82 <= 0 || isNaN(data82)) {
                    const err190 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err190];
                    } else {
                      vErrors.push(err190);
                    }
                    errors++;
                  }
                } else {
                  const err191 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err191];
                  } else {
                    vErrors.push(err191);
                  }
                  errors++;
                }
              }
              if (data78.retryPeriodSeconds !== void 0) {
                let data83 = data78.retryPeriodSeconds;
                if (typeof data83 == "number" && isFinite(data83)) {
                  if (data83 < 0 || isNaN(data83)) {
                    const err192 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err192];
                    } else {
                      vErrors.push(err192);
                    }
                    errors++;
                  }
                } else {
                  const err193 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err193];
                  } else {
                    vErrors.push(err193);
                  }
                  errors++;
                }
              }
            } else {
              const err194 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err194];
              } else {
                vErrors.push(err194);
              }
              errors++;
            }
          }
        } else {
          const err195 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err195];
          } else {
            vErrors.push(err195);
          }
          errors++;
        }
        var _valid19 = _errs310 === errors;
        valid95 = _valid19;
        ifClause19 = "then";
      } else {
        const _errs328 = errors;
        if (!(data76 === "off" || data76 === "on" || data76 === "hint" || data76 === "info" || data76 === "warning" || data76 === "error" || data76 === false || data76 === true)) {
          const err196 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err196];
          } else {
            vErrors.push(err196);
          }
          errors++;
        }
        var _valid19 = _errs328 === errors;
        valid95 = _valid19;
        ifClause19 = "else";
      }
      if (!valid95) {
        const err197 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/if", keyword: "if", params: { failingKeyword: ifClause19 }, message: 'must match "' + ifClause19 + '" schema' };
        if (vErrors === null) {
          vErrors = [err197];
        } else {
          vErrors.push(err197);
        }
        errors++;
      }
    }
    if (data["list-without-resource-version"] !== void 0) {
      let data84 = data["list-without-resource-version"];
      const _errs331 = errors;
      let valid102 = true;
      const _errs332 = errors;
      if (!(data84 && typeof data84 == "object" && !Array.isArray(data84))) {
        const err198 = {};
        if (vErrors === null) {
          vErrors = [err198];
        } else {
          vErrors.push(err198);
        }
        errors++;
      }
      var _valid20 = _errs332 === errors;
      errors = _errs331;
      if (vErrors !== null) {
        if (_errs331) {
          vErrors.length = _errs331;
        } else {
          vErrors = null;
        }
      }
      let ifClause20;
      if (_valid20) {
        const _errs334 = errors;
        if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
          for (const key41 in data84) {
            if (!(key41 === "severity" || key41 === "options")) {
              const err199 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err199];
              } else {
                vErrors.push(err199);
              }
              errors++;
            }
          }
          if (data84.severity !== void 0) {
            let data85 = data84.severity;
            if (!(data85 === "off" || data85 === "on" || data85 === "hint" || data85 === "info" || data85 === "warning" || data85 === "error" || data85 === false || data85 === true)) {
              const err200 = { instancePath: instancePath + "/list-without-resource-version/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err200];
              } else {
                vErrors.push(err200);
              }
              errors++;
            }
          }
          if (data84.options !== void 0) {
            let data86 = data84.options;
            if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
              for (const key42 in data86) {
                if (!(key42 === "ignoreClients" || key42 === "scripts" || key42 === "oldEtcd")) {
                  const err201 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err201];
                  } else {
                    vErrors.push(err201);
                  }
                  errors++;
                }
              }
              if (data86.ignoreClients !== void 0) {
                let data87 = data86.ignoreClients;
                if (Array.isArray(data87)) {
                  const len5 = data87.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    if (typeof data87[i5] !== "string") {
                      const err202 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients/" + i5, schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err202];
                      } else {
                        vErrors.push(err202);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err203 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err203];
                  } else {
                    vErrors.push(err203);
                  }
                  errors++;
                }
              }
              if (data86.scripts !== void 0) {
                if (typeof data86.scripts !== "boolean") {
                  const err204 = { instancePath: instancePath + "/list-without-resource-version/options/scripts", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/scripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err204];
                  } else {
                    vErrors.push(err204);
                  }
                  errors++;
                }
              }
              if (data86.oldEtcd !== void 0) {
                if (typeof data86.oldEtcd !== "boolean") {
                  const err205 = { instancePath: instancePath + "/list-without-resource-version/options/oldEtcd", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/oldEtcd/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err205];
                  } else {
                    vErrors.push(err205);
                  }
                  errors++;
                }
              }
            } else {
              const err206 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
          }
        } else {
          const err207 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err207];
          } else {
            vErrors.push(err207);
          }
          errors++;
        }
        var _valid20 = _errs334 === errors;
        valid102 = _valid20;
        ifClause20 = "then";
      } else {
        const _errs350 = errors;
        if (!(data84 === "off" || data84 === "on" || data84 === "hint" || data84 === "info" || data84 === "warning" || data84 === "error" || data84 === false || data84 === true)) {
          const err208 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err208];
          } else {
            vErrors.push(err208);
          }
          errors++;
        }
        var _valid20 = _errs350 === errors;
        valid102 = _valid20;
        ifClause20 = "else";
      }
      if (!valid102) {
        const err209 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/if", keyword: "if", params: { failingKeyword: ifClause20 }, message: 'must match "' + ifClause20 + '" schema' };
        if (vErrors === null) {
          vErrors = [err209];
        } else {
          vErrors.push(err209);
        }
        errors++;
      }
    }
    if (data["missing-flow-schema"] !== void 0) {
      let data91 = data["missing-flow-schema"];
      const _errs353 = errors;
      let valid109 = true;
      const _errs354 = errors;
      if (!(data91 && typeof data91 == "object" && !Array.isArray(data91))) {
        const err210 = {};
        if (vErrors === null) {
          vErrors = [err210];
        } else {
          vErrors.push(err210);
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
              const err211 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err211];
              } else {
                vErrors.push(err211);
              }
              errors++;
            }
          }
          if (data91.severity !== void 0) {
            let data92 = data91.severity;
            if (!(data92 === "off" || data92 === "on" || data92 === "hint" || data92 === "info" || data92 === "warning" || data92 === "error" || data92 === false || data92 === true)) {
              const err212 = { instancePath: instancePath + "/missing-flow-schema/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err212];
              } else {
                vErrors.push(err212);
              }
              errors++;
            }
          }
          if (data91.options !== void 0) {
            let data93 = data91.options;
            if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
              for (const key44 in data93) {
                if (!(key44 === "ignoreClients" || key44 === "permissions" || key44 === "shares" || key44 === "secondsPerList")) {
                  const err213 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err213];
                  } else {
                    vErrors.push(err213);
                  }
                  errors++;
                }
              }
              if (data93.ignoreClients !== void 0) {
                let data94 = data93.ignoreClients;
                if (Array.isArray(data94)) {
                  const len6 = data94.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    if (typeof data94[i6] !== "string") {
                      const err214 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients/" + i6, schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err214];
                      } else {
                        vErrors.push(err214);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err215 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err215];
                  } else {
                    vErrors.push(err215);
                  }
                  errors++;
                }
              }
              if (data93.permissions !== void 0) {
                if (typeof data93.permissions !== "boolean") {
                  const err216 = { instancePath: instancePath + "/missing-flow-schema/options/permissions", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/permissions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err216];
                  } else {
                    vErrors.push(err216);
                  }
                  errors++;
                }
              }
              if (data93.shares !== void 0) {
                let data97 = data93.shares;
                if (!(typeof data97 == "number" && (!(data97 % 1) && !isNaN(data97)) && isFinite(data97))) {
                  const err217 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err217];
                  } else {
                    vErrors.push(err217);
                  }
                  errors++;
                }
                if (typeof data97 == "number" && isFinite(data97)) {
                  if (data97 < 1 || isNaN(data97)) {
                    const err218 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err218];
                    } else {
                      vErrors.push(err218);
                    }
                    errors++;
                  }
                }
              }
              if (data93.secondsPerList !== void 0) {
                let data98 = data93.secondsPerList;
                if (typeof data98 == "number" && isFinite(data98)) {
                  if (data98 <= 0 || isNaN(data98)) {
                    const err219 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err219];
                    } else {
                      vErrors.push(err219);
                    }
                    errors++;
                  }
                } else {
                  const err220 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err220];
                  } else {
                    vErrors.push(err220);
                  }
                  errors++;
                }
              }
            } else {
              const err221 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err221];
              } else {
                vErrors.push(err221);
              }
              errors++;
            }
          }
        } else {
          const err222 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err222];
          } else {
            vErrors.push(err222);
          }
          errors++;
        }
        var _valid21 = _errs356 === errors;
        valid109 = _valid21;
        ifClause21 = "then";
      } else {
        const _errs374 = errors;
        if (!(data91 === "off" || data91 === "on" || data91 === "hint" || data91 === "info" || data91 === "warning" || data91 === "error" || data91 === false || data91 === true)) {
          const err223 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err223];
          } else {
            vErrors.push(err223);
          }
          errors++;
        }
        var _valid21 = _errs374 === errors;
        valid109 = _valid21;
        ifClause21 = "else";
      }
      if (!valid109) {
        const err224 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/if", keyword: "if", params: { failingKeyword: ifClause21 }, message: 'must match "' + ifClause21 + '" schema' };
        if (vErrors === null) {
          vErrors = [err224];
        } else {
          vErrors.push(err224);
        }
        errors++;
      }
    }
    if (data["node-status-report-trap"] !== void 0) {
      let data99 = data["node-status-report-trap"];
      const _errs377 = errors;
      let valid116 = true;
      const _errs378 = errors;
      if (!(data99 && typeof data99 == "object" && !Array.isArray(data99))) {
        const err225 = {};
        if (vErrors === null) {
          vErrors = [err225];
        } else {
          vErrors.push(err225);
        }
        errors++;
      }
      var _valid22 = _errs378 === errors;
      errors = _errs377;
      if (vErrors !== null) {
        if (_errs377) {
          vErrors.length = _errs377;
        } else {
          vErrors = null;
        }
      }
      let ifClause22;
      if (_valid22) {
        const _errs380 = errors;
        if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
          for (const key45 in data99) {
            if (!(key45 === "severity" || key45 === "options")) {
              const err226 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err226];
              } else {
                vErrors.push(err226);
              }
              errors++;
            }
          }
          if (data99.severity !== void 0) {
            let data100 = data99.severity;
            if (!(data100 === "off" || data100 === "on" || data100 === "hint" || data100 === "info" || data100 === "warning" || data100 === "error" || data100 === false || data100 === true)) {
              const err227 = { instancePath: instancePath + "/node-status-report-trap/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err227];
              } else {
                vErrors.push(err227);
              }
              errors++;
            }
          }
          if (data99.options !== void 0) {
            let data101 = data99.options;
            if (data101 && typeof data101 == "object" && !Array.isArray(data101)) {
              for (const key46 in data101) {
                const err228 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err228];
                } else {
                  vErrors.push(err228);
                }
                errors++;
              }
            } else {
              const err229 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err229];
              } else {
                vErrors.push(err229);
              }
              errors++;
            }
          }
        } else {
          const err230 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err230];
          } else {
            vErrors.push(err230);
          }
          errors++;
        }
        var _valid22 = _errs380 === errors;
        valid116 = _valid22;
        ifClause22 = "then";
      } else {
        const _errs388 = errors;
        if (!(data99 === "off" || data99 === "on" || data99 === "hint" || data99 === "info" || data99 === "warning" || data99 === "error" || data99 === false || data99 === true)) {
          const err231 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err231];
          } else {
            vErrors.push(err231);
          }
          errors++;
        }
        var _valid22 = _errs388 === errors;
        valid116 = _valid22;
        ifClause22 = "else";
      }
      if (!valid116) {
        const err232 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/if", keyword: "if", params: { failingKeyword: ifClause22 }, message: 'must match "' + ifClause22 + '" schema' };
        if (vErrors === null) {
          vErrors = [err232];
        } else {
          vErrors.push(err232);
        }
        errors++;
      }
    }
    if (data["priority-level-rejected"] !== void 0) {
      let data102 = data["priority-level-rejected"];
      const _errs391 = errors;
      let valid120 = true;
      const _errs392 = errors;
      if (!(data102 && typeof data102 == "object" && !Array.isArray(data102))) {
        const err233 = {};
        if (vErrors === null) {
          vErrors = [err233];
        } else {
          vErrors.push(err233);
        }
        errors++;
      }
      var _valid23 = _errs392 === errors;
      errors = _errs391;
      if (vErrors !== null) {
        if (_errs391) {
          vErrors.length = _errs391;
        } else {
          vErrors = null;
        }
      }
      let ifClause23;
      if (_valid23) {
        const _errs394 = errors;
        if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
          for (const key47 in data102) {
            if (!(key47 === "severity" || key47 === "options")) {
              const err234 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err234];
              } else {
                vErrors.push(err234);
              }
              errors++;
            }
          }
          if (data102.severity !== void 0) {
            let data103 = data102.severity;
            if (!(data103 === "off" || data103 === "on" || data103 === "hint" || data103 === "info" || data103 === "warning" || data103 === "error" || data103 === false || data103 === true)) {
              const err235 = { instancePath: instancePath + "/priority-level-rejected/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err235];
              } else {
                vErrors.push(err235);
              }
              errors++;
            }
          }
          if (data102.options !== void 0) {
            let data104 = data102.options;
            if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
              for (const key48 in data104) {
                const err236 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err236];
                } else {
                  vErrors.push(err236);
                }
                errors++;
              }
            } else {
              const err237 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err237];
              } else {
                vErrors.push(err237);
              }
              errors++;
            }
          }
        } else {
          const err238 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err238];
          } else {
            vErrors.push(err238);
          }
          errors++;
        }
        var _valid23 = _errs394 === errors;
        valid120 = _valid23;
        ifClause23 = "then";
      } else {
        const _errs402 = errors;
        if (!(data102 === "off" || data102 === "on" || data102 === "hint" || data102 === "info" || data102 === "warning" || data102 === "error" || data102 === false || data102 === true)) {
          const err239 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err239];
          } else {
            vErrors.push(err239);
          }
          errors++;
        }
        var _valid23 = _errs402 === errors;
        valid120 = _valid23;
        ifClause23 = "else";
      }
      if (!valid120) {
        const err240 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/if", keyword: "if", params: { failingKeyword: ifClause23 }, message: 'must match "' + ifClause23 + '" schema' };
        if (vErrors === null) {
          vErrors = [err240];
        } else {
          vErrors.push(err240);
        }
        errors++;
      }
    }
    if (data["priority-level-starves-leaders"] !== void 0) {
      let data105 = data["priority-level-starves-leaders"];
      const _errs405 = errors;
      let valid124 = true;
      const _errs406 = errors;
      if (!(data105 && typeof data105 == "object" && !Array.isArray(data105))) {
        const err241 = {};
        if (vErrors === null) {
          vErrors = [err241];
        } else {
          vErrors.push(err241);
        }
        errors++;
      }
      var _valid24 = _errs406 === errors;
      errors = _errs405;
      if (vErrors !== null) {
        if (_errs405) {
          vErrors.length = _errs405;
        } else {
          vErrors = null;
        }
      }
      let ifClause24;
      if (_valid24) {
        const _errs408 = errors;
        if (data105 && typeof data105 == "object" && !Array.isArray(data105)) {
          for (const key49 in data105) {
            if (!(key49 === "severity" || key49 === "options")) {
              const err242 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err242];
              } else {
                vErrors.push(err242);
              }
              errors++;
            }
          }
          if (data105.severity !== void 0) {
            let data106 = data105.severity;
            if (!(data106 === "off" || data106 === "on" || data106 === "hint" || data106 === "info" || data106 === "warning" || data106 === "error" || data106 === false || data106 === true)) {
              const err243 = { instancePath: instancePath + "/priority-level-starves-leaders/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err243];
              } else {
                vErrors.push(err243);
              }
              errors++;
            }
          }
          if (data105.options !== void 0) {
            let data107 = data105.options;
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
              for (const key50 in data107) {
                if (!(key50 === "inflight" || key50 === "warnBelow" || key50 === "errorBelow")) {
                  const err244 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err244];
                  } else {
                    vErrors.push(err244);
                  }
                  errors++;
                }
              }
              if (data107.inflight !== void 0) {
                let data108 = data107.inflight;
                if (!(typeof data108 == "number" && (!(data108 % 1) && !isNaN(data108)) && isFinite(data108))) {
                  const err245 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err245];
                  } else {
                    vErrors.push(err245);
                  }
                  errors++;
                }
                if (typeof data108 == "number" && isFinite(data108)) {
                  if (data108 < 1 || isNaN(data108)) {
                    const err246 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err246];
                    } else {
                      vErrors.push(err246);
                    }
                    errors++;
                  }
                }
              }
              if (data107.warnBelow !== void 0) {
                let data109 = data107.warnBelow;
                if (!(typeof data109 == "number" && (!(data109 % 1) && !isNaN(data109)) && isFinite(data109))) {
                  const err247 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err247];
                  } else {
                    vErrors.push(err247);
                  }
                  errors++;
                }
                if (typeof data109 == "number" && isFinite(data109)) {
                  if (data109 < 1 || isNaN(data109)) {
                    const err248 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err248];
                    } else {
                      vErrors.push(err248);
                    }
                    errors++;
                  }
                }
              }
              if (data107.errorBelow !== void 0) {
                let data110 = data107.errorBelow;
                if (!(typeof data110 == "number" && (!(data110 % 1) && !isNaN(data110)) && isFinite(data110))) {
                  const err249 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err249];
                  } else {
                    vErrors.push(err249);
                  }
                  errors++;
                }
                if (typeof data110 == "number" && isFinite(data110)) {
                  if (data110 < 0 || isNaN(data110)) {
                    const err250 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err250];
                    } else {
                      vErrors.push(err250);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err251 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err251];
              } else {
                vErrors.push(err251);
              }
              errors++;
            }
          }
        } else {
          const err252 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err252];
          } else {
            vErrors.push(err252);
          }
          errors++;
        }
        var _valid24 = _errs408 === errors;
        valid124 = _valid24;
        ifClause24 = "then";
      } else {
        const _errs422 = errors;
        if (!(data105 === "off" || data105 === "on" || data105 === "hint" || data105 === "info" || data105 === "warning" || data105 === "error" || data105 === false || data105 === true)) {
          const err253 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err253];
          } else {
            vErrors.push(err253);
          }
          errors++;
        }
        var _valid24 = _errs422 === errors;
        valid124 = _valid24;
        ifClause24 = "else";
      }
      if (!valid124) {
        const err254 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/if", keyword: "if", params: { failingKeyword: ifClause24 }, message: 'must match "' + ifClause24 + '" schema' };
        if (vErrors === null) {
          vErrors = [err254];
        } else {
          vErrors.push(err254);
        }
        errors++;
      }
    }
    if (data["watch-cache-off"] !== void 0) {
      let data111 = data["watch-cache-off"];
      const _errs425 = errors;
      let valid129 = true;
      const _errs426 = errors;
      if (!(data111 && typeof data111 == "object" && !Array.isArray(data111))) {
        const err255 = {};
        if (vErrors === null) {
          vErrors = [err255];
        } else {
          vErrors.push(err255);
        }
        errors++;
      }
      var _valid25 = _errs426 === errors;
      errors = _errs425;
      if (vErrors !== null) {
        if (_errs425) {
          vErrors.length = _errs425;
        } else {
          vErrors = null;
        }
      }
      let ifClause25;
      if (_valid25) {
        const _errs428 = errors;
        if (data111 && typeof data111 == "object" && !Array.isArray(data111)) {
          for (const key51 in data111) {
            if (!(key51 === "severity" || key51 === "options")) {
              const err256 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err256];
              } else {
                vErrors.push(err256);
              }
              errors++;
            }
          }
          if (data111.severity !== void 0) {
            let data112 = data111.severity;
            if (!(data112 === "off" || data112 === "on" || data112 === "hint" || data112 === "info" || data112 === "warning" || data112 === "error" || data112 === false || data112 === true)) {
              const err257 = { instancePath: instancePath + "/watch-cache-off/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err257];
              } else {
                vErrors.push(err257);
              }
              errors++;
            }
          }
          if (data111.options !== void 0) {
            let data113 = data111.options;
            if (data113 && typeof data113 == "object" && !Array.isArray(data113)) {
              for (const key52 in data113) {
                const err258 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err258];
                } else {
                  vErrors.push(err258);
                }
                errors++;
              }
            } else {
              const err259 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err259];
              } else {
                vErrors.push(err259);
              }
              errors++;
            }
          }
        } else {
          const err260 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err260];
          } else {
            vErrors.push(err260);
          }
          errors++;
        }
        var _valid25 = _errs428 === errors;
        valid129 = _valid25;
        ifClause25 = "then";
      } else {
        const _errs436 = errors;
        if (!(data111 === "off" || data111 === "on" || data111 === "hint" || data111 === "info" || data111 === "warning" || data111 === "error" || data111 === false || data111 === true)) {
          const err261 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err261];
          } else {
            vErrors.push(err261);
          }
          errors++;
        }
        var _valid25 = _errs436 === errors;
        valid129 = _valid25;
        ifClause25 = "else";
      }
      if (!valid129) {
        const err262 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/if", keyword: "if", params: { failingKeyword: ifClause25 }, message: 'must match "' + ifClause25 + '" schema' };
        if (vErrors === null) {
          vErrors = [err262];
        } else {
          vErrors.push(err262);
        }
        errors++;
      }
    }
    if (data["webhook-backend-single"] !== void 0) {
      let data114 = data["webhook-backend-single"];
      const _errs439 = errors;
      let valid133 = true;
      const _errs440 = errors;
      if (!(data114 && typeof data114 == "object" && !Array.isArray(data114))) {
        const err263 = {};
        if (vErrors === null) {
          vErrors = [err263];
        } else {
          vErrors.push(err263);
        }
        errors++;
      }
      var _valid26 = _errs440 === errors;
      errors = _errs439;
      if (vErrors !== null) {
        if (_errs439) {
          vErrors.length = _errs439;
        } else {
          vErrors = null;
        }
      }
      let ifClause26;
      if (_valid26) {
        const _errs442 = errors;
        if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
          for (const key53 in data114) {
            if (!(key53 === "severity" || key53 === "options")) {
              const err264 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err264];
              } else {
                vErrors.push(err264);
              }
              errors++;
            }
          }
          if (data114.severity !== void 0) {
            let data115 = data114.severity;
            if (!(data115 === "off" || data115 === "on" || data115 === "hint" || data115 === "info" || data115 === "warning" || data115 === "error" || data115 === false || data115 === true)) {
              const err265 = { instancePath: instancePath + "/webhook-backend-single/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err265];
              } else {
                vErrors.push(err265);
              }
              errors++;
            }
          }
          if (data114.options !== void 0) {
            let data116 = data114.options;
            if (data116 && typeof data116 == "object" && !Array.isArray(data116)) {
              for (const key54 in data116) {
                if (!(key54 === "requireDisruptionBudget")) {
                  const err266 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err266];
                  } else {
                    vErrors.push(err266);
                  }
                  errors++;
                }
              }
              if (data116.requireDisruptionBudget !== void 0) {
                if (typeof data116.requireDisruptionBudget !== "boolean") {
                  const err267 = { instancePath: instancePath + "/webhook-backend-single/options/requireDisruptionBudget", schemaPath: "#/properties/webhook-backend-single/then/properties/options/properties/requireDisruptionBudget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err267];
                  } else {
                    vErrors.push(err267);
                  }
                  errors++;
                }
              }
            } else {
              const err268 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err268];
              } else {
                vErrors.push(err268);
              }
              errors++;
            }
          }
        } else {
          const err269 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err269];
          } else {
            vErrors.push(err269);
          }
          errors++;
        }
        var _valid26 = _errs442 === errors;
        valid133 = _valid26;
        ifClause26 = "then";
      } else {
        const _errs452 = errors;
        if (!(data114 === "off" || data114 === "on" || data114 === "hint" || data114 === "info" || data114 === "warning" || data114 === "error" || data114 === false || data114 === true)) {
          const err270 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err270];
          } else {
            vErrors.push(err270);
          }
          errors++;
        }
        var _valid26 = _errs452 === errors;
        valid133 = _valid26;
        ifClause26 = "else";
      }
      if (!valid133) {
        const err271 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/if", keyword: "if", params: { failingKeyword: ifClause26 }, message: 'must match "' + ifClause26 + '" schema' };
        if (vErrors === null) {
          vErrors = [err271];
        } else {
          vErrors.push(err271);
        }
        errors++;
      }
    }
    if (data["webhook-fails-closed-on-system"] !== void 0) {
      let data118 = data["webhook-fails-closed-on-system"];
      const _errs455 = errors;
      let valid138 = true;
      const _errs456 = errors;
      if (!(data118 && typeof data118 == "object" && !Array.isArray(data118))) {
        const err272 = {};
        if (vErrors === null) {
          vErrors = [err272];
        } else {
          vErrors.push(err272);
        }
        errors++;
      }
      var _valid27 = _errs456 === errors;
      errors = _errs455;
      if (vErrors !== null) {
        if (_errs455) {
          vErrors.length = _errs455;
        } else {
          vErrors = null;
        }
      }
      let ifClause27;
      if (_valid27) {
        const _errs458 = errors;
        if (data118 && typeof data118 == "object" && !Array.isArray(data118)) {
          for (const key55 in data118) {
            if (!(key55 === "severity" || key55 === "options")) {
              const err273 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err273];
              } else {
                vErrors.push(err273);
              }
              errors++;
            }
          }
          if (data118.severity !== void 0) {
            let data119 = data118.severity;
            if (!(data119 === "off" || data119 === "on" || data119 === "hint" || data119 === "info" || data119 === "warning" || data119 === "error" || data119 === false || data119 === true)) {
              const err274 = { instancePath: instancePath + "/webhook-fails-closed-on-system/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err274];
              } else {
                vErrors.push(err274);
              }
              errors++;
            }
          }
          if (data118.options !== void 0) {
            let data120 = data118.options;
            if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
              for (const key56 in data120) {
                const err275 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err275];
                } else {
                  vErrors.push(err275);
                }
                errors++;
              }
            } else {
              const err276 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err276];
              } else {
                vErrors.push(err276);
              }
              errors++;
            }
          }
        } else {
          const err277 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err277];
          } else {
            vErrors.push(err277);
          }
          errors++;
        }
        var _valid27 = _errs458 === errors;
        valid138 = _valid27;
        ifClause27 = "then";
      } else {
        const _errs466 = errors;
        if (!(data118 === "off" || data118 === "on" || data118 === "hint" || data118 === "info" || data118 === "warning" || data118 === "error" || data118 === false || data118 === true)) {
          const err278 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err278];
          } else {
            vErrors.push(err278);
          }
          errors++;
        }
        var _valid27 = _errs466 === errors;
        valid138 = _valid27;
        ifClause27 = "else";
      }
      if (!valid138) {
        const err279 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/if", keyword: "if", params: { failingKeyword: ifClause27 }, message: 'must match "' + ifClause27 + '" schema' };
        if (vErrors === null) {
          vErrors = [err279];
        } else {
          vErrors.push(err279);
        }
        errors++;
      }
    }
    if (data["webhook-intercepts-leases"] !== void 0) {
      let data121 = data["webhook-intercepts-leases"];
      const _errs469 = errors;
      let valid142 = true;
      const _errs470 = errors;
      if (!(data121 && typeof data121 == "object" && !Array.isArray(data121))) {
        const err280 = {};
        if (vErrors === null) {
          vErrors = [err280];
        } else {
          vErrors.push(err280);
        }
        errors++;
      }
      var _valid28 = _errs470 === errors;
      errors = _errs469;
      if (vErrors !== null) {
        if (_errs469) {
          vErrors.length = _errs469;
        } else {
          vErrors = null;
        }
      }
      let ifClause28;
      if (_valid28) {
        const _errs472 = errors;
        if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
          for (const key57 in data121) {
            if (!(key57 === "severity" || key57 === "options")) {
              const err281 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err281];
              } else {
                vErrors.push(err281);
              }
              errors++;
            }
          }
          if (data121.severity !== void 0) {
            let data122 = data121.severity;
            if (!(data122 === "off" || data122 === "on" || data122 === "hint" || data122 === "info" || data122 === "warning" || data122 === "error" || data122 === false || data122 === true)) {
              const err282 = { instancePath: instancePath + "/webhook-intercepts-leases/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err282];
              } else {
                vErrors.push(err282);
              }
              errors++;
            }
          }
          if (data121.options !== void 0) {
            let data123 = data121.options;
            if (data123 && typeof data123 == "object" && !Array.isArray(data123)) {
              for (const key58 in data123) {
                if (!(key58 === "maximumTimeoutSeconds")) {
                  const err283 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err283];
                  } else {
                    vErrors.push(err283);
                  }
                  errors++;
                }
              }
              if (data123.maximumTimeoutSeconds !== void 0) {
                let data124 = data123.maximumTimeoutSeconds;
                if (!(typeof data124 == "number" && (!(data124 % 1) && !isNaN(data124)) && isFinite(data124))) {
                  const err284 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err284];
                  } else {
                    vErrors.push(err284);
                  }
                  errors++;
                }
                if (typeof data124 == "number" && isFinite(data124)) {
                  if (data124 > 4 || isNaN(data124)) {
                    const err285 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" };
                    if (vErrors === null) {
                      vErrors = [err285];
                    } else {
                      vErrors.push(err285);
                    }
                    errors++;
                  }
                  if (data124 < 1 || isNaN(data124)) {
                    const err286 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err286];
                    } else {
                      vErrors.push(err286);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err287 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err287];
              } else {
                vErrors.push(err287);
              }
              errors++;
            }
          }
        } else {
          const err288 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err288];
          } else {
            vErrors.push(err288);
          }
          errors++;
        }
        var _valid28 = _errs472 === errors;
        valid142 = _valid28;
        ifClause28 = "then";
      } else {
        const _errs482 = errors;
        if (!(data121 === "off" || data121 === "on" || data121 === "hint" || data121 === "info" || data121 === "warning" || data121 === "error" || data121 === false || data121 === true)) {
          const err289 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err289];
          } else {
            vErrors.push(err289);
          }
          errors++;
        }
        var _valid28 = _errs482 === errors;
        valid142 = _valid28;
        ifClause28 = "else";
      }
      if (!valid142) {
        const err290 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/if", keyword: "if", params: { failingKeyword: ifClause28 }, message: 'must match "' + ifClause28 + '" schema' };
        if (vErrors === null) {
          vErrors = [err290];
        } else {
          vErrors.push(err290);
        }
        errors++;
      }
    }
    if (data["webhook-mutates-owned"] !== void 0) {
      let data125 = data["webhook-mutates-owned"];
      const _errs485 = errors;
      let valid147 = true;
      const _errs486 = errors;
      if (!(data125 && typeof data125 == "object" && !Array.isArray(data125))) {
        const err291 = {};
        if (vErrors === null) {
          vErrors = [err291];
        } else {
          vErrors.push(err291);
        }
        errors++;
      }
      var _valid29 = _errs486 === errors;
      errors = _errs485;
      if (vErrors !== null) {
        if (_errs485) {
          vErrors.length = _errs485;
        } else {
          vErrors = null;
        }
      }
      let ifClause29;
      if (_valid29) {
        const _errs488 = errors;
        if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
          for (const key59 in data125) {
            if (!(key59 === "severity" || key59 === "options")) {
              const err292 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err292];
              } else {
                vErrors.push(err292);
              }
              errors++;
            }
          }
          if (data125.severity !== void 0) {
            let data126 = data125.severity;
            if (!(data126 === "off" || data126 === "on" || data126 === "hint" || data126 === "info" || data126 === "warning" || data126 === "error" || data126 === false || data126 === true)) {
              const err293 = { instancePath: instancePath + "/webhook-mutates-owned/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err293];
              } else {
                vErrors.push(err293);
              }
              errors++;
            }
          }
          if (data125.options !== void 0) {
            let data127 = data125.options;
            if (data127 && typeof data127 == "object" && !Array.isArray(data127)) {
              for (const key60 in data127) {
                const err294 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err294];
                } else {
                  vErrors.push(err294);
                }
                errors++;
              }
            } else {
              const err295 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err295];
              } else {
                vErrors.push(err295);
              }
              errors++;
            }
          }
        } else {
          const err296 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err296];
          } else {
            vErrors.push(err296);
          }
          errors++;
        }
        var _valid29 = _errs488 === errors;
        valid147 = _valid29;
        ifClause29 = "then";
      } else {
        const _errs496 = errors;
        if (!(data125 === "off" || data125 === "on" || data125 === "hint" || data125 === "info" || data125 === "warning" || data125 === "error" || data125 === false || data125 === true)) {
          const err297 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err297];
          } else {
            vErrors.push(err297);
          }
          errors++;
        }
        var _valid29 = _errs496 === errors;
        valid147 = _valid29;
        ifClause29 = "else";
      }
      if (!valid147) {
        const err298 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/if", keyword: "if", params: { failingKeyword: ifClause29 }, message: 'must match "' + ifClause29 + '" schema' };
        if (vErrors === null) {
          vErrors = [err298];
        } else {
          vErrors.push(err298);
        }
        errors++;
      }
    }
    if (data["webhook-timeout-budget"] !== void 0) {
      let data128 = data["webhook-timeout-budget"];
      const _errs499 = errors;
      let valid151 = true;
      const _errs500 = errors;
      if (!(data128 && typeof data128 == "object" && !Array.isArray(data128))) {
        const err299 = {};
        if (vErrors === null) {
          vErrors = [err299];
        } else {
          vErrors.push(err299);
        }
        errors++;
      }
      var _valid30 = _errs500 === errors;
      errors = _errs499;
      if (vErrors !== null) {
        if (_errs499) {
          vErrors.length = _errs499;
        } else {
          vErrors = null;
        }
      }
      let ifClause30;
      if (_valid30) {
        const _errs502 = errors;
        if (data128 && typeof data128 == "object" && !Array.isArray(data128)) {
          for (const key61 in data128) {
            if (!(key61 === "severity" || key61 === "options")) {
              const err300 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err300];
              } else {
                vErrors.push(err300);
              }
              errors++;
            }
          }
          if (data128.severity !== void 0) {
            let data129 = data128.severity;
            if (!(data129 === "off" || data129 === "on" || data129 === "hint" || data129 === "info" || data129 === "warning" || data129 === "error" || data129 === false || data129 === true)) {
              const err301 = { instancePath: instancePath + "/webhook-timeout-budget/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err301];
              } else {
                vErrors.push(err301);
              }
              errors++;
            }
          }
          if (data128.options !== void 0) {
            let data130 = data128.options;
            if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
              for (const key62 in data130) {
                if (!(key62 === "seconds" || key62 === "leaseSeconds")) {
                  const err302 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err302];
                  } else {
                    vErrors.push(err302);
                  }
                  errors++;
                }
              }
              if (data130.seconds !== void 0) {
                let data131 = data130.seconds;
                if (!(typeof data131 == "number" && (!(data131 % 1) && !isNaN(data131)) && isFinite(data131))) {
                  const err303 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err303];
                  } else {
                    vErrors.push(err303);
                  }
                  errors++;
                }
                if (typeof data131 == "number" && isFinite(data131)) {
                  if (data131 < 1 || isNaN(data131)) {
                    const err304 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err304];
                    } else {
                      vErrors.push(err304);
                    }
                    errors++;
                  }
                }
              }
              if (data130.leaseSeconds !== void 0) {
                let data132 = data130.leaseSeconds;
                if (!(typeof data132 == "number" && (!(data132 % 1) && !isNaN(data132)) && isFinite(data132))) {
                  const err305 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err305];
                  } else {
                    vErrors.push(err305);
                  }
                  errors++;
                }
                if (typeof data132 == "number" && isFinite(data132)) {
                  if (data132 < 1 || isNaN(data132)) {
                    const err306 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err306];
                    } else {
                      vErrors.push(err306);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err307 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err307];
              } else {
                vErrors.push(err307);
              }
              errors++;
            }
          }
        } else {
          const err308 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err308];
          } else {
            vErrors.push(err308);
          }
          errors++;
        }
        var _valid30 = _errs502 === errors;
        valid151 = _valid30;
        ifClause30 = "then";
      } else {
        const _errs514 = errors;
        if (!(data128 === "off" || data128 === "on" || data128 === "hint" || data128 === "info" || data128 === "warning" || data128 === "error" || data128 === false || data128 === true)) {
          const err309 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema67.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err309];
          } else {
            vErrors.push(err309);
          }
          errors++;
        }
        var _valid30 = _errs514 === errors;
        valid151 = _valid30;
        ifClause30 = "else";
      }
      if (!valid151) {
        const err310 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/if", keyword: "if", params: { failingKeyword: ifClause30 }, message: 'must match "' + ifClause30 + '" schema' };
        if (vErrors === null) {
          vErrors = [err310];
        } else {
          vErrors.push(err310);
        }
        errors++;
      }
    }
  } else {
    const err311 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err311];
    } else {
      vErrors.push(err311);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
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
      if (!validate54(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
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
          if (!validate52(data9[i0], { instancePath: instancePath + "/charts/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
      if (!validate54(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.overrides !== void 0) {
      let data12 = data.overrides;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate56(data12[i1], { instancePath: instancePath + "/overrides/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  stdin_default as default,
  validate
};

// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.
// <stdin>
var validate = validate52;
var stdin_default = validate52;
var pattern4 = new RegExp("^v?1\\.[0-9]{1,2}([.+-][0-9A-Za-z.+-]*)?$", "u");
var pattern5 = new RegExp("^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$", "u");
var pattern6 = new RegExp(".", "u");
var pattern7 = new RegExp("^(?!/)(?![A-Za-z]:)[^\\\\]+$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema67 = { "title": "RuleSettings", "description": "Severity and options by rule id.", "type": "object", "additionalProperties": false, "properties": { "audit-webhook-blocks": { "description": "The API server waits for its audit webhook, or sends to it without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "untruncated": { "type": "boolean", "default": false, "description": "Also hint at batch mode without truncation, whose buffer of 10,000 events has no limit in bytes." } }, "description": "Options of audit-webhook-blocks." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "cluster-wide-watch-per-node": { "description": "A program on every node watches the whole cluster, although it could keep to its own node.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of cluster-wide-watch-per-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-even-members": { "description": "An even number of etcd members bears no more failures than one less, and more than seven make every write slow.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumMembers": { "type": "integer", "minimum": 3, "default": 7, "description": "More members than this are reported, odd or not. etcd's documentation says at most seven." } }, "description": "Options of etcd-even-members." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-heartbeat-too-short": { "description": "The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumMilliseconds": { "type": "integer", "minimum": 1, "maximum": 5e3, "default": 100, "description": "Heartbeat intervals shorter than this are reported for clusters with several members." }, "hintBelowTenHeartbeats": { "type": "boolean", "default": false, "description": "Hint at election timeouts from 5 up to less than 10 heartbeat intervals, which etcd accepts." } }, "description": "Options of etcd-heartbeat-too-short." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-quota": { "description": "The quota of etcd's database is off, unreadable, above 8 GiB, more than the memory, or left at 2 GiB in a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumBytes": { "type": "integer", "minimum": 1, "default": 8589934592, "description": "Quotas above this many bytes are reported. etcd itself warns above 8 GiB." }, "nodesThatNeedOne": { "type": "integer", "minimum": 1, "default": 1e3, "description": "With more nodes than this, as declared in the configuration, a quota left at the default of 2 GiB is reported." } }, "description": "Options of etcd-quota." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-timer-ignored": { "description": "A timer of etcd is written in a way that etcd, or the tool that starts it, ignores or refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of etcd-timer-ignored." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "event-flood-shares-etcd": { "description": "Events without a limit, or kept for long, share the etcd of everything else.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which events should have an etcd of their own." }, "maximumHours": { "type": "number", "exclusiveMinimum": 0, "default": 3, "description": "Time to live of events above which it is reported; the API server's default is 1 hour." } }, "description": "Options of event-flood-shares-etcd." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-api-removed": { "description": "A flow-control object in an API version that the cluster does not serve.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-api-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-exempts-workload": { "description": "A FlowSchema that sends a workload's requests to the level without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-exempts-workload." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-never-matches": { "description": "A FlowSchema that is refused, ignored, or comes too late to match what it names.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-never-matches." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-shares-field": { "description": "A priority level whose shares stand in a field that its API version does not know.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-shares-field." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-will-be-deleted": { "description": "A flow-control object that the API server deletes or puts back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-will-be-deleted." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "get-etcd-per-record": { "description": "A program on every node sends single requests that each reach etcd, again and again.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of get-etcd-per-record." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "inflight-limits-unsized": { "description": "The API server's in-flight limits are below the default, or the default on a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumSeats": { "type": "integer", "minimum": 1, "default": 600, "description": "Sum of both limits below which they are reported. 600 is the API server's default." }, "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which the default sum is reported as information." } }, "description": "Options of inflight-limits-unsized." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-fragile": { "description": "Leader-election timings that survive a shorter silence of the API server than the product's defaults.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "hintBelowSeconds": { "type": "number", "minimum": 0, "default": 0, "description": "Hint at every election, those with the product's defaults included, that survives fewer seconds without the API server. 0: none." } }, "description": "Options of leader-election-fragile." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-invalid": { "description": "Leader-election timings that the program refuses, so that it never starts.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-invalid." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-lock-removed": { "description": "A kind of leader-election lock that this Kubernetes version no longer knows.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-lock-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-on-every-node": { "description": "A leader election inside a DaemonSet: every node polls the lock to wait for it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "readsPerSecond": { "type": "number", "exclusiveMinimum": 0, "default": 5, "description": "Lease reads a second of all nodes together from which a known number of nodes is a finding. 16 nodes make 5 with a retry period of 2 s." } }, "description": "Options of leader-election-on-every-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-shares-lane": { "description": "A leader election outside kube-system renews its Lease in the same lane as every ordinary Pod.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-shares-lane." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-per-object": { "description": "One Lease for each Pod, Service or Ingress instead of one for a namespace.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "default": ["leaseMode"], "items": { "type": "string" }, "description": "Values keys that choose what a Lease is kept for. Matched exactly." }, "perObjectValues": { "type": "array", "default": ["pod", "pods", "per-pod", "service", "services", "per-service", "ingress", "ingresses", "per-ingress", "endpoint", "per-endpoint", "object", "per-object"], "items": { "type": "string" }, "description": "Values of such a key that mean one Lease for each object; case, `-` and `_` do not matter." }, "writesPerSecond": { "type": "number", "default": 5, "exclusiveMinimum": 0, "description": "Lease updates a second from which a known number of Services or shards is a finding. 5 is a tenth of what 500 nodes make." } }, "description": "Options of lease-per-object." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-renew-too-often": { "description": "A Lease that is renewed more often than it has to be: shared Leases, node Leases, retry periods under a second.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "items": { "type": "string" }, "default": ["leaseRenewInterval", "leaseRenewPeriod", "leaseRenewWindow", "leaseRenewSeconds", "renewInterval", "renewWindow"], "description": "Values keys beside leaseMode that say how often a shared Lease is renewed. Matched exactly." }, "windowSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 10, "description": "Renewal window of a shared Lease: shorter ones are reported." }, "nodeLeaseSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 40, "description": "nodeLeaseDurationSeconds below this are reported." }, "retryPeriodSeconds": { "type": "number", "minimum": 0, "default": 1, "description": "Retry periods of leader elections below this are reported." } }, "description": "Options of lease-renew-too-often." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "list-without-resource-version": { "description": "A program on every node lists from etcd instead of the API server's cache.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "scripts": { "description": "Whether kubectl, curl and wget in commands and mounted scripts are looked at.", "type": "boolean", "default": true }, "oldEtcd": { "description": "Set it when etcd is older than 3.5.13 (on the 3.4 line 3.4.31): then Kubernetes 1.31 and later still read such lists from etcd.", "type": "boolean", "default": false } }, "description": "Options of list-without-resource-version." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "missing-flow-schema": { "description": "An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "permissions": { "description": "Whether a hint is given for DaemonSets of unknown programs whose permissions let them list or watch the whole cluster.", "type": "boolean", "default": false }, "shares": { "description": "nominalConcurrencyShares of the level that the fix writes. 5 leave leader election 24 of its 25 seats.", "type": "integer", "minimum": 1, "default": 5 }, "secondsPerList": { "description": "Seconds that one list takes, as assumed for the drain time.", "type": "number", "exclusiveMinimum": 0, "default": 1 } }, "description": "Options of missing-flow-schema." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "node-status-report-trap": { "description": "A kubelet configuration that makes every node write its whole status as often as it computes it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of node-status-report-trap." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-rejected": { "description": "A priority level that the API server refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of priority-level-rejected." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-starves-leaders": { "description": "Priority levels with so many shares that leader election keeps too few seats.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "inflight": { "description": "Seats of an API server: --max-requests-inflight and --max-mutating-requests-inflight together, 600 by default.", "type": "integer", "minimum": 1, "default": 600 }, "warnBelow": { "description": "Seats of leader election below which the levels are a finding. 25 are there without them.", "type": "integer", "minimum": 1, "default": 15 }, "errorBelow": { "description": "Seats of leader election below which the finding is an error.", "type": "integer", "minimum": 0, "default": 8 } }, "description": "Options of priority-level-starves-leaders." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "watch-cache-off": { "description": "The API server's watch cache is switched off, so every list and watch is read from etcd.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of watch-cache-off." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-backend-single": { "description": "A webhook that fails closed on everyday writes has one Pod behind it, or Pods that go away together.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "requireDisruptionBudget": { "type": "boolean", "default": true, "description": "Several Pods without a PodDisruptionBudget in view are reported as information." } }, "description": "Options of webhook-backend-single." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-fails-closed-on-system": { "description": "An admission webhook that fails closed stands in front of what the cluster needs to heal itself.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-fails-closed-on-system." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-intercepts-leases": { "description": "An admission webhook is asked about the Lease updates of the control plane or of the nodes.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumTimeoutSeconds": { "type": "integer", "minimum": 1, "maximum": 4, "default": 3, "description": "A webhook that may take longer is an error, any other a warning. A Lease update is given up after 5 s by default." } }, "description": "Options of webhook-intercepts-leases." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-mutates-owned": { "description": "A mutating webhook may change ReplicaSets, which the Deployment controller compares with its template.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-mutates-owned." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-timeout-budget": { "description": "The webhooks that one request passes may together take longer than its sender waits.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "seconds": { "type": "integer", "minimum": 1, "default": 30, "description": "Sum of time-outs from which a request is a finding; half of what the API server gives a request." }, "leaseSeconds": { "type": "integer", "minimum": 1, "default": 5, "description": "The same for Lease updates in kube-system; the holder of a lock gives up after 5 s by default." } }, "description": "Options of webhook-timeout-budget." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } } } };
var schema68 = { "description": "off (or false); on (or true) for the rule's own severity; or the severity to report with.", "enum": ["off", "on", "hint", "info", "warning", "error", false, true] };
var func1 = Object.prototype.hasOwnProperty;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema67.properties, key0)) {
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
              const err3 = { instancePath: instancePath + "/audit-webhook-blocks/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
          const err8 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
              const err12 = { instancePath: instancePath + "/cluster-wide-watch-per-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
          const err18 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
              const err22 = { instancePath: instancePath + "/etcd-even-members/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
          const err28 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
              const err32 = { instancePath: instancePath + "/etcd-heartbeat-too-short/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
          const err40 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
              const err44 = { instancePath: instancePath + "/etcd-quota/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
          const err52 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
              const err56 = { instancePath: instancePath + "/etcd-timer-ignored/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
          const err60 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
    if (data["event-flood-shares-etcd"] !== void 0) {
      let data26 = data["event-flood-shares-etcd"];
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
              const err63 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
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
              const err64 = { instancePath: instancePath + "/event-flood-shares-etcd/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key14 === "largeClusterNodes" || key14 === "maximumHours")) {
                  const err65 = { instancePath: instancePath + "/event-flood-shares-etcd/options", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              }
              if (data28.largeClusterNodes !== void 0) {
                let data29 = data28.largeClusterNodes;
                if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
                  const err66 = { instancePath: instancePath + "/event-flood-shares-etcd/options/largeClusterNodes", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
                if (typeof data29 == "number" && isFinite(data29)) {
                  if (data29 < 1 || isNaN(data29)) {
                    const err67 = { instancePath: instancePath + "/event-flood-shares-etcd/options/largeClusterNodes", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                }
              }
              if (data28.maximumHours !== void 0) {
                let data30 = data28.maximumHours;
                if (typeof data30 == "number" && isFinite(data30)) {
                  if (data30 <= 0 || isNaN(data30)) {
                    const err68 = { instancePath: instancePath + "/event-flood-shares-etcd/options/maximumHours", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/maximumHours/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err68];
                    } else {
                      vErrors.push(err68);
                    }
                    errors++;
                  }
                } else {
                  const err69 = { instancePath: instancePath + "/event-flood-shares-etcd/options/maximumHours", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/maximumHours/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              }
            } else {
              const err70 = { instancePath: instancePath + "/event-flood-shares-etcd/options", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
          }
        } else {
          const err71 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        var _valid6 = _errs106 === errors;
        valid32 = _valid6;
        ifClause6 = "then";
      } else {
        const _errs118 = errors;
        if (!(data26 === "off" || data26 === "on" || data26 === "hint" || data26 === "info" || data26 === "warning" || data26 === "error" || data26 === false || data26 === true)) {
          const err72 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        var _valid6 = _errs118 === errors;
        valid32 = _valid6;
        ifClause6 = "else";
      }
      if (!valid32) {
        const err73 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/if", keyword: "if", params: { failingKeyword: ifClause6 }, message: 'must match "' + ifClause6 + '" schema' };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
    if (data["flow-schema-api-removed"] !== void 0) {
      let data31 = data["flow-schema-api-removed"];
      const _errs121 = errors;
      let valid37 = true;
      const _errs122 = errors;
      if (!(data31 && typeof data31 == "object" && !Array.isArray(data31))) {
        const err74 = {};
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
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
              const err75 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err75];
              } else {
                vErrors.push(err75);
              }
              errors++;
            }
          }
          if (data31.severity !== void 0) {
            let data32 = data31.severity;
            if (!(data32 === "off" || data32 === "on" || data32 === "hint" || data32 === "info" || data32 === "warning" || data32 === "error" || data32 === false || data32 === true)) {
              const err76 = { instancePath: instancePath + "/flow-schema-api-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err76];
              } else {
                vErrors.push(err76);
              }
              errors++;
            }
          }
          if (data31.options !== void 0) {
            let data33 = data31.options;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
              for (const key16 in data33) {
                const err77 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            } else {
              const err78 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
          }
        } else {
          const err79 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        var _valid7 = _errs124 === errors;
        valid37 = _valid7;
        ifClause7 = "then";
      } else {
        const _errs132 = errors;
        if (!(data31 === "off" || data31 === "on" || data31 === "hint" || data31 === "info" || data31 === "warning" || data31 === "error" || data31 === false || data31 === true)) {
          const err80 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        var _valid7 = _errs132 === errors;
        valid37 = _valid7;
        ifClause7 = "else";
      }
      if (!valid37) {
        const err81 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/if", keyword: "if", params: { failingKeyword: ifClause7 }, message: 'must match "' + ifClause7 + '" schema' };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
    }
    if (data["flow-schema-exempts-workload"] !== void 0) {
      let data34 = data["flow-schema-exempts-workload"];
      const _errs135 = errors;
      let valid41 = true;
      const _errs136 = errors;
      if (!(data34 && typeof data34 == "object" && !Array.isArray(data34))) {
        const err82 = {};
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
      var _valid8 = _errs136 === errors;
      errors = _errs135;
      if (vErrors !== null) {
        if (_errs135) {
          vErrors.length = _errs135;
        } else {
          vErrors = null;
        }
      }
      let ifClause8;
      if (_valid8) {
        const _errs138 = errors;
        if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
          for (const key17 in data34) {
            if (!(key17 === "severity" || key17 === "options")) {
              const err83 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          }
          if (data34.severity !== void 0) {
            let data35 = data34.severity;
            if (!(data35 === "off" || data35 === "on" || data35 === "hint" || data35 === "info" || data35 === "warning" || data35 === "error" || data35 === false || data35 === true)) {
              const err84 = { instancePath: instancePath + "/flow-schema-exempts-workload/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
          }
          if (data34.options !== void 0) {
            let data36 = data34.options;
            if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
              for (const key18 in data36) {
                const err85 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            } else {
              const err86 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err86];
              } else {
                vErrors.push(err86);
              }
              errors++;
            }
          }
        } else {
          const err87 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err87];
          } else {
            vErrors.push(err87);
          }
          errors++;
        }
        var _valid8 = _errs138 === errors;
        valid41 = _valid8;
        ifClause8 = "then";
      } else {
        const _errs146 = errors;
        if (!(data34 === "off" || data34 === "on" || data34 === "hint" || data34 === "info" || data34 === "warning" || data34 === "error" || data34 === false || data34 === true)) {
          const err88 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        var _valid8 = _errs146 === errors;
        valid41 = _valid8;
        ifClause8 = "else";
      }
      if (!valid41) {
        const err89 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/if", keyword: "if", params: { failingKeyword: ifClause8 }, message: 'must match "' + ifClause8 + '" schema' };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data["flow-schema-never-matches"] !== void 0) {
      let data37 = data["flow-schema-never-matches"];
      const _errs149 = errors;
      let valid45 = true;
      const _errs150 = errors;
      if (!(data37 && typeof data37 == "object" && !Array.isArray(data37))) {
        const err90 = {};
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
      var _valid9 = _errs150 === errors;
      errors = _errs149;
      if (vErrors !== null) {
        if (_errs149) {
          vErrors.length = _errs149;
        } else {
          vErrors = null;
        }
      }
      let ifClause9;
      if (_valid9) {
        const _errs152 = errors;
        if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
          for (const key19 in data37) {
            if (!(key19 === "severity" || key19 === "options")) {
              const err91 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err91];
              } else {
                vErrors.push(err91);
              }
              errors++;
            }
          }
          if (data37.severity !== void 0) {
            let data38 = data37.severity;
            if (!(data38 === "off" || data38 === "on" || data38 === "hint" || data38 === "info" || data38 === "warning" || data38 === "error" || data38 === false || data38 === true)) {
              const err92 = { instancePath: instancePath + "/flow-schema-never-matches/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
          }
          if (data37.options !== void 0) {
            let data39 = data37.options;
            if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
              for (const key20 in data39) {
                const err93 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err93];
                } else {
                  vErrors.push(err93);
                }
                errors++;
              }
            } else {
              const err94 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err94];
              } else {
                vErrors.push(err94);
              }
              errors++;
            }
          }
        } else {
          const err95 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err95];
          } else {
            vErrors.push(err95);
          }
          errors++;
        }
        var _valid9 = _errs152 === errors;
        valid45 = _valid9;
        ifClause9 = "then";
      } else {
        const _errs160 = errors;
        if (!(data37 === "off" || data37 === "on" || data37 === "hint" || data37 === "info" || data37 === "warning" || data37 === "error" || data37 === false || data37 === true)) {
          const err96 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        var _valid9 = _errs160 === errors;
        valid45 = _valid9;
        ifClause9 = "else";
      }
      if (!valid45) {
        const err97 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/if", keyword: "if", params: { failingKeyword: ifClause9 }, message: 'must match "' + ifClause9 + '" schema' };
        if (vErrors === null) {
          vErrors = [err97];
        } else {
          vErrors.push(err97);
        }
        errors++;
      }
    }
    if (data["flow-schema-shares-field"] !== void 0) {
      let data40 = data["flow-schema-shares-field"];
      const _errs163 = errors;
      let valid49 = true;
      const _errs164 = errors;
      if (!(data40 && typeof data40 == "object" && !Array.isArray(data40))) {
        const err98 = {};
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
      var _valid10 = _errs164 === errors;
      errors = _errs163;
      if (vErrors !== null) {
        if (_errs163) {
          vErrors.length = _errs163;
        } else {
          vErrors = null;
        }
      }
      let ifClause10;
      if (_valid10) {
        const _errs166 = errors;
        if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
          for (const key21 in data40) {
            if (!(key21 === "severity" || key21 === "options")) {
              const err99 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err99];
              } else {
                vErrors.push(err99);
              }
              errors++;
            }
          }
          if (data40.severity !== void 0) {
            let data41 = data40.severity;
            if (!(data41 === "off" || data41 === "on" || data41 === "hint" || data41 === "info" || data41 === "warning" || data41 === "error" || data41 === false || data41 === true)) {
              const err100 = { instancePath: instancePath + "/flow-schema-shares-field/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
          }
          if (data40.options !== void 0) {
            let data42 = data40.options;
            if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
              for (const key22 in data42) {
                const err101 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              }
            } else {
              const err102 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err102];
              } else {
                vErrors.push(err102);
              }
              errors++;
            }
          }
        } else {
          const err103 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err103];
          } else {
            vErrors.push(err103);
          }
          errors++;
        }
        var _valid10 = _errs166 === errors;
        valid49 = _valid10;
        ifClause10 = "then";
      } else {
        const _errs174 = errors;
        if (!(data40 === "off" || data40 === "on" || data40 === "hint" || data40 === "info" || data40 === "warning" || data40 === "error" || data40 === false || data40 === true)) {
          const err104 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err104];
          } else {
            vErrors.push(err104);
          }
          errors++;
        }
        var _valid10 = _errs174 === errors;
        valid49 = _valid10;
        ifClause10 = "else";
      }
      if (!valid49) {
        const err105 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/if", keyword: "if", params: { failingKeyword: ifClause10 }, message: 'must match "' + ifClause10 + '" schema' };
        if (vErrors === null) {
          vErrors = [err105];
        } else {
          vErrors.push(err105);
        }
        errors++;
      }
    }
    if (data["flow-schema-will-be-deleted"] !== void 0) {
      let data43 = data["flow-schema-will-be-deleted"];
      const _errs177 = errors;
      let valid53 = true;
      const _errs178 = errors;
      if (!(data43 && typeof data43 == "object" && !Array.isArray(data43))) {
        const err106 = {};
        if (vErrors === null) {
          vErrors = [err106];
        } else {
          vErrors.push(err106);
        }
        errors++;
      }
      var _valid11 = _errs178 === errors;
      errors = _errs177;
      if (vErrors !== null) {
        if (_errs177) {
          vErrors.length = _errs177;
        } else {
          vErrors = null;
        }
      }
      let ifClause11;
      if (_valid11) {
        const _errs180 = errors;
        if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
          for (const key23 in data43) {
            if (!(key23 === "severity" || key23 === "options")) {
              const err107 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
          }
          if (data43.severity !== void 0) {
            let data44 = data43.severity;
            if (!(data44 === "off" || data44 === "on" || data44 === "hint" || data44 === "info" || data44 === "warning" || data44 === "error" || data44 === false || data44 === true)) {
              const err108 = { instancePath: instancePath + "/flow-schema-will-be-deleted/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
          }
          if (data43.options !== void 0) {
            let data45 = data43.options;
            if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
              for (const key24 in data45) {
                const err109 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err109];
                } else {
                  vErrors.push(err109);
                }
                errors++;
              }
            } else {
              const err110 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err110];
              } else {
                vErrors.push(err110);
              }
              errors++;
            }
          }
        } else {
          const err111 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err111];
          } else {
            vErrors.push(err111);
          }
          errors++;
        }
        var _valid11 = _errs180 === errors;
        valid53 = _valid11;
        ifClause11 = "then";
      } else {
        const _errs188 = errors;
        if (!(data43 === "off" || data43 === "on" || data43 === "hint" || data43 === "info" || data43 === "warning" || data43 === "error" || data43 === false || data43 === true)) {
          const err112 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err112];
          } else {
            vErrors.push(err112);
          }
          errors++;
        }
        var _valid11 = _errs188 === errors;
        valid53 = _valid11;
        ifClause11 = "else";
      }
      if (!valid53) {
        const err113 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/if", keyword: "if", params: { failingKeyword: ifClause11 }, message: 'must match "' + ifClause11 + '" schema' };
        if (vErrors === null) {
          vErrors = [err113];
        } else {
          vErrors.push(err113);
        }
        errors++;
      }
    }
    if (data["get-etcd-per-record"] !== void 0) {
      let data46 = data["get-etcd-per-record"];
      const _errs191 = errors;
      let valid57 = true;
      const _errs192 = errors;
      if (!(data46 && typeof data46 == "object" && !Array.isArray(data46))) {
        const err114 = {};
        if (vErrors === null) {
          vErrors = [err114];
        } else {
          vErrors.push(err114);
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
              const err115 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
          }
          if (data46.severity !== void 0) {
            let data47 = data46.severity;
            if (!(data47 === "off" || data47 === "on" || data47 === "hint" || data47 === "info" || data47 === "warning" || data47 === "error" || data47 === false || data47 === true)) {
              const err116 = { instancePath: instancePath + "/get-etcd-per-record/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err116];
              } else {
                vErrors.push(err116);
              }
              errors++;
            }
          }
          if (data46.options !== void 0) {
            let data48 = data46.options;
            if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
              for (const key26 in data48) {
                if (!(key26 === "ignoreClients")) {
                  const err117 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err117];
                  } else {
                    vErrors.push(err117);
                  }
                  errors++;
                }
              }
              if (data48.ignoreClients !== void 0) {
                let data49 = data48.ignoreClients;
                if (Array.isArray(data49)) {
                  const len1 = data49.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data49[i1] !== "string") {
                      const err118 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients/" + i1, schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err118];
                      } else {
                        vErrors.push(err118);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err119 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err119];
                  } else {
                    vErrors.push(err119);
                  }
                  errors++;
                }
              }
            } else {
              const err120 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err120];
              } else {
                vErrors.push(err120);
              }
              errors++;
            }
          }
        } else {
          const err121 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err121];
          } else {
            vErrors.push(err121);
          }
          errors++;
        }
        var _valid12 = _errs194 === errors;
        valid57 = _valid12;
        ifClause12 = "then";
      } else {
        const _errs206 = errors;
        if (!(data46 === "off" || data46 === "on" || data46 === "hint" || data46 === "info" || data46 === "warning" || data46 === "error" || data46 === false || data46 === true)) {
          const err122 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err122];
          } else {
            vErrors.push(err122);
          }
          errors++;
        }
        var _valid12 = _errs206 === errors;
        valid57 = _valid12;
        ifClause12 = "else";
      }
      if (!valid57) {
        const err123 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/if", keyword: "if", params: { failingKeyword: ifClause12 }, message: 'must match "' + ifClause12 + '" schema' };
        if (vErrors === null) {
          vErrors = [err123];
        } else {
          vErrors.push(err123);
        }
        errors++;
      }
    }
    if (data["inflight-limits-unsized"] !== void 0) {
      let data51 = data["inflight-limits-unsized"];
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
              const err125 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
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
              const err126 = { instancePath: instancePath + "/inflight-limits-unsized/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key28 === "minimumSeats" || key28 === "largeClusterNodes")) {
                  const err127 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err127];
                  } else {
                    vErrors.push(err127);
                  }
                  errors++;
                }
              }
              if (data53.minimumSeats !== void 0) {
                let data54 = data53.minimumSeats;
                if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
                  const err128 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err128];
                  } else {
                    vErrors.push(err128);
                  }
                  errors++;
                }
                if (typeof data54 == "number" && isFinite(data54)) {
                  if (data54 < 1 || isNaN(data54)) {
                    const err129 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err129];
                    } else {
                      vErrors.push(err129);
                    }
                    errors++;
                  }
                }
              }
              if (data53.largeClusterNodes !== void 0) {
                let data55 = data53.largeClusterNodes;
                if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                  const err130 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err130];
                  } else {
                    vErrors.push(err130);
                  }
                  errors++;
                }
                if (typeof data55 == "number" && isFinite(data55)) {
                  if (data55 < 1 || isNaN(data55)) {
                    const err131 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err131];
                    } else {
                      vErrors.push(err131);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err132 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
          }
        } else {
          const err133 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err133];
          } else {
            vErrors.push(err133);
          }
          errors++;
        }
        var _valid13 = _errs212 === errors;
        valid64 = _valid13;
        ifClause13 = "then";
      } else {
        const _errs224 = errors;
        if (!(data51 === "off" || data51 === "on" || data51 === "hint" || data51 === "info" || data51 === "warning" || data51 === "error" || data51 === false || data51 === true)) {
          const err134 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err134];
          } else {
            vErrors.push(err134);
          }
          errors++;
        }
        var _valid13 = _errs224 === errors;
        valid64 = _valid13;
        ifClause13 = "else";
      }
      if (!valid64) {
        const err135 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/if", keyword: "if", params: { failingKeyword: ifClause13 }, message: 'must match "' + ifClause13 + '" schema' };
        if (vErrors === null) {
          vErrors = [err135];
        } else {
          vErrors.push(err135);
        }
        errors++;
      }
    }
    if (data["leader-election-fragile"] !== void 0) {
      let data56 = data["leader-election-fragile"];
      const _errs227 = errors;
      let valid69 = true;
      const _errs228 = errors;
      if (!(data56 && typeof data56 == "object" && !Array.isArray(data56))) {
        const err136 = {};
        if (vErrors === null) {
          vErrors = [err136];
        } else {
          vErrors.push(err136);
        }
        errors++;
      }
      var _valid14 = _errs228 === errors;
      errors = _errs227;
      if (vErrors !== null) {
        if (_errs227) {
          vErrors.length = _errs227;
        } else {
          vErrors = null;
        }
      }
      let ifClause14;
      if (_valid14) {
        const _errs230 = errors;
        if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
          for (const key29 in data56) {
            if (!(key29 === "severity" || key29 === "options")) {
              const err137 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
          }
          if (data56.severity !== void 0) {
            let data57 = data56.severity;
            if (!(data57 === "off" || data57 === "on" || data57 === "hint" || data57 === "info" || data57 === "warning" || data57 === "error" || data57 === false || data57 === true)) {
              const err138 = { instancePath: instancePath + "/leader-election-fragile/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err138];
              } else {
                vErrors.push(err138);
              }
              errors++;
            }
          }
          if (data56.options !== void 0) {
            let data58 = data56.options;
            if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
              for (const key30 in data58) {
                if (!(key30 === "hintBelowSeconds")) {
                  const err139 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err139];
                  } else {
                    vErrors.push(err139);
                  }
                  errors++;
                }
              }
              if (data58.hintBelowSeconds !== void 0) {
                let data59 = data58.hintBelowSeconds;
                if (typeof data59 == "number" && isFinite(data59)) {
                  if (data59 < 0 || isNaN(data59)) {
                    const err140 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err140];
                    } else {
                      vErrors.push(err140);
                    }
                    errors++;
                  }
                } else {
                  const err141 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err141];
                  } else {
                    vErrors.push(err141);
                  }
                  errors++;
                }
              }
            } else {
              const err142 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err142];
              } else {
                vErrors.push(err142);
              }
              errors++;
            }
          }
        } else {
          const err143 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err143];
          } else {
            vErrors.push(err143);
          }
          errors++;
        }
        var _valid14 = _errs230 === errors;
        valid69 = _valid14;
        ifClause14 = "then";
      } else {
        const _errs240 = errors;
        if (!(data56 === "off" || data56 === "on" || data56 === "hint" || data56 === "info" || data56 === "warning" || data56 === "error" || data56 === false || data56 === true)) {
          const err144 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err144];
          } else {
            vErrors.push(err144);
          }
          errors++;
        }
        var _valid14 = _errs240 === errors;
        valid69 = _valid14;
        ifClause14 = "else";
      }
      if (!valid69) {
        const err145 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/if", keyword: "if", params: { failingKeyword: ifClause14 }, message: 'must match "' + ifClause14 + '" schema' };
        if (vErrors === null) {
          vErrors = [err145];
        } else {
          vErrors.push(err145);
        }
        errors++;
      }
    }
    if (data["leader-election-invalid"] !== void 0) {
      let data60 = data["leader-election-invalid"];
      const _errs243 = errors;
      let valid74 = true;
      const _errs244 = errors;
      if (!(data60 && typeof data60 == "object" && !Array.isArray(data60))) {
        const err146 = {};
        if (vErrors === null) {
          vErrors = [err146];
        } else {
          vErrors.push(err146);
        }
        errors++;
      }
      var _valid15 = _errs244 === errors;
      errors = _errs243;
      if (vErrors !== null) {
        if (_errs243) {
          vErrors.length = _errs243;
        } else {
          vErrors = null;
        }
      }
      let ifClause15;
      if (_valid15) {
        const _errs246 = errors;
        if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
          for (const key31 in data60) {
            if (!(key31 === "severity" || key31 === "options")) {
              const err147 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err147];
              } else {
                vErrors.push(err147);
              }
              errors++;
            }
          }
          if (data60.severity !== void 0) {
            let data61 = data60.severity;
            if (!(data61 === "off" || data61 === "on" || data61 === "hint" || data61 === "info" || data61 === "warning" || data61 === "error" || data61 === false || data61 === true)) {
              const err148 = { instancePath: instancePath + "/leader-election-invalid/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err148];
              } else {
                vErrors.push(err148);
              }
              errors++;
            }
          }
          if (data60.options !== void 0) {
            let data62 = data60.options;
            if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
              for (const key32 in data62) {
                const err149 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err149];
                } else {
                  vErrors.push(err149);
                }
                errors++;
              }
            } else {
              const err150 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err150];
              } else {
                vErrors.push(err150);
              }
              errors++;
            }
          }
        } else {
          const err151 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err151];
          } else {
            vErrors.push(err151);
          }
          errors++;
        }
        var _valid15 = _errs246 === errors;
        valid74 = _valid15;
        ifClause15 = "then";
      } else {
        const _errs254 = errors;
        if (!(data60 === "off" || data60 === "on" || data60 === "hint" || data60 === "info" || data60 === "warning" || data60 === "error" || data60 === false || data60 === true)) {
          const err152 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err152];
          } else {
            vErrors.push(err152);
          }
          errors++;
        }
        var _valid15 = _errs254 === errors;
        valid74 = _valid15;
        ifClause15 = "else";
      }
      if (!valid74) {
        const err153 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/if", keyword: "if", params: { failingKeyword: ifClause15 }, message: 'must match "' + ifClause15 + '" schema' };
        if (vErrors === null) {
          vErrors = [err153];
        } else {
          vErrors.push(err153);
        }
        errors++;
      }
    }
    if (data["leader-election-lock-removed"] !== void 0) {
      let data63 = data["leader-election-lock-removed"];
      const _errs257 = errors;
      let valid78 = true;
      const _errs258 = errors;
      if (!(data63 && typeof data63 == "object" && !Array.isArray(data63))) {
        const err154 = {};
        if (vErrors === null) {
          vErrors = [err154];
        } else {
          vErrors.push(err154);
        }
        errors++;
      }
      var _valid16 = _errs258 === errors;
      errors = _errs257;
      if (vErrors !== null) {
        if (_errs257) {
          vErrors.length = _errs257;
        } else {
          vErrors = null;
        }
      }
      let ifClause16;
      if (_valid16) {
        const _errs260 = errors;
        if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
          for (const key33 in data63) {
            if (!(key33 === "severity" || key33 === "options")) {
              const err155 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err155];
              } else {
                vErrors.push(err155);
              }
              errors++;
            }
          }
          if (data63.severity !== void 0) {
            let data64 = data63.severity;
            if (!(data64 === "off" || data64 === "on" || data64 === "hint" || data64 === "info" || data64 === "warning" || data64 === "error" || data64 === false || data64 === true)) {
              const err156 = { instancePath: instancePath + "/leader-election-lock-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err156];
              } else {
                vErrors.push(err156);
              }
              errors++;
            }
          }
          if (data63.options !== void 0) {
            let data65 = data63.options;
            if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
              for (const key34 in data65) {
                const err157 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err157];
                } else {
                  vErrors.push(err157);
                }
                errors++;
              }
            } else {
              const err158 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err158];
              } else {
                vErrors.push(err158);
              }
              errors++;
            }
          }
        } else {
          const err159 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err159];
          } else {
            vErrors.push(err159);
          }
          errors++;
        }
        var _valid16 = _errs260 === errors;
        valid78 = _valid16;
        ifClause16 = "then";
      } else {
        const _errs268 = errors;
        if (!(data63 === "off" || data63 === "on" || data63 === "hint" || data63 === "info" || data63 === "warning" || data63 === "error" || data63 === false || data63 === true)) {
          const err160 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err160];
          } else {
            vErrors.push(err160);
          }
          errors++;
        }
        var _valid16 = _errs268 === errors;
        valid78 = _valid16;
        ifClause16 = "else";
      }
      if (!valid78) {
        const err161 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/if", keyword: "if", params: { failingKeyword: ifClause16 }, message: 'must match "' + ifClause16 + '" schema' };
        if (vErrors === null) {
          vErrors = [err161];
        } else {
          vErrors.push(err161);
        }
        errors++;
      }
    }
    if (data["leader-election-on-every-node"] !== void 0) {
      let data66 = data["leader-election-on-every-node"];
      const _errs271 = errors;
      let valid82 = true;
      const _errs272 = errors;
      if (!(data66 && typeof data66 == "object" && !Array.isArray(data66))) {
        const err162 = {};
        if (vErrors === null) {
          vErrors = [err162];
        } else {
          vErrors.push(err162);
        }
        errors++;
      }
      var _valid17 = _errs272 === errors;
      errors = _errs271;
      if (vErrors !== null) {
        if (_errs271) {
          vErrors.length = _errs271;
        } else {
          vErrors = null;
        }
      }
      let ifClause17;
      if (_valid17) {
        const _errs274 = errors;
        if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
          for (const key35 in data66) {
            if (!(key35 === "severity" || key35 === "options")) {
              const err163 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err163];
              } else {
                vErrors.push(err163);
              }
              errors++;
            }
          }
          if (data66.severity !== void 0) {
            let data67 = data66.severity;
            if (!(data67 === "off" || data67 === "on" || data67 === "hint" || data67 === "info" || data67 === "warning" || data67 === "error" || data67 === false || data67 === true)) {
              const err164 = { instancePath: instancePath + "/leader-election-on-every-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
          }
          if (data66.options !== void 0) {
            let data68 = data66.options;
            if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
              for (const key36 in data68) {
                if (!(key36 === "readsPerSecond")) {
                  const err165 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err165];
                  } else {
                    vErrors.push(err165);
                  }
                  errors++;
                }
              }
              if (data68.readsPerSecond !== void 0) {
                let data69 = data68.readsPerSecond;
                if (typeof data69 == "number" && isFinite(data69)) {
                  if (data69 <= 0 || isNaN(data69)) {
                    const err166 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err166];
                    } else {
                      vErrors.push(err166);
                    }
                    errors++;
                  }
                } else {
                  const err167 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err167];
                  } else {
                    vErrors.push(err167);
                  }
                  errors++;
                }
              }
            } else {
              const err168 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err168];
              } else {
                vErrors.push(err168);
              }
              errors++;
            }
          }
        } else {
          const err169 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err169];
          } else {
            vErrors.push(err169);
          }
          errors++;
        }
        var _valid17 = _errs274 === errors;
        valid82 = _valid17;
        ifClause17 = "then";
      } else {
        const _errs284 = errors;
        if (!(data66 === "off" || data66 === "on" || data66 === "hint" || data66 === "info" || data66 === "warning" || data66 === "error" || data66 === false || data66 === true)) {
          const err170 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err170];
          } else {
            vErrors.push(err170);
          }
          errors++;
        }
        var _valid17 = _errs284 === errors;
        valid82 = _valid17;
        ifClause17 = "else";
      }
      if (!valid82) {
        const err171 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/if", keyword: "if", params: { failingKeyword: ifClause17 }, message: 'must match "' + ifClause17 + '" schema' };
        if (vErrors === null) {
          vErrors = [err171];
        } else {
          vErrors.push(err171);
        }
        errors++;
      }
    }
    if (data["leader-election-shares-lane"] !== void 0) {
      let data70 = data["leader-election-shares-lane"];
      const _errs287 = errors;
      let valid87 = true;
      const _errs288 = errors;
      if (!(data70 && typeof data70 == "object" && !Array.isArray(data70))) {
        const err172 = {};
        if (vErrors === null) {
          vErrors = [err172];
        } else {
          vErrors.push(err172);
        }
        errors++;
      }
      var _valid18 = _errs288 === errors;
      errors = _errs287;
      if (vErrors !== null) {
        if (_errs287) {
          vErrors.length = _errs287;
        } else {
          vErrors = null;
        }
      }
      let ifClause18;
      if (_valid18) {
        const _errs290 = errors;
        if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
          for (const key37 in data70) {
            if (!(key37 === "severity" || key37 === "options")) {
              const err173 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err173];
              } else {
                vErrors.push(err173);
              }
              errors++;
            }
          }
          if (data70.severity !== void 0) {
            let data71 = data70.severity;
            if (!(data71 === "off" || data71 === "on" || data71 === "hint" || data71 === "info" || data71 === "warning" || data71 === "error" || data71 === false || data71 === true)) {
              const err174 = { instancePath: instancePath + "/leader-election-shares-lane/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err174];
              } else {
                vErrors.push(err174);
              }
              errors++;
            }
          }
          if (data70.options !== void 0) {
            let data72 = data70.options;
            if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
              for (const key38 in data72) {
                const err175 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err175];
                } else {
                  vErrors.push(err175);
                }
                errors++;
              }
            } else {
              const err176 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err176];
              } else {
                vErrors.push(err176);
              }
              errors++;
            }
          }
        } else {
          const err177 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err177];
          } else {
            vErrors.push(err177);
          }
          errors++;
        }
        var _valid18 = _errs290 === errors;
        valid87 = _valid18;
        ifClause18 = "then";
      } else {
        const _errs298 = errors;
        if (!(data70 === "off" || data70 === "on" || data70 === "hint" || data70 === "info" || data70 === "warning" || data70 === "error" || data70 === false || data70 === true)) {
          const err178 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err178];
          } else {
            vErrors.push(err178);
          }
          errors++;
        }
        var _valid18 = _errs298 === errors;
        valid87 = _valid18;
        ifClause18 = "else";
      }
      if (!valid87) {
        const err179 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/if", keyword: "if", params: { failingKeyword: ifClause18 }, message: 'must match "' + ifClause18 + '" schema' };
        if (vErrors === null) {
          vErrors = [err179];
        } else {
          vErrors.push(err179);
        }
        errors++;
      }
    }
    if (data["lease-per-object"] !== void 0) {
      let data73 = data["lease-per-object"];
      const _errs301 = errors;
      let valid91 = true;
      const _errs302 = errors;
      if (!(data73 && typeof data73 == "object" && !Array.isArray(data73))) {
        const err180 = {};
        if (vErrors === null) {
          vErrors = [err180];
        } else {
          vErrors.push(err180);
        }
        errors++;
      }
      var _valid19 = _errs302 === errors;
      errors = _errs301;
      if (vErrors !== null) {
        if (_errs301) {
          vErrors.length = _errs301;
        } else {
          vErrors = null;
        }
      }
      let ifClause19;
      if (_valid19) {
        const _errs304 = errors;
        if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
          for (const key39 in data73) {
            if (!(key39 === "severity" || key39 === "options")) {
              const err181 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err181];
              } else {
                vErrors.push(err181);
              }
              errors++;
            }
          }
          if (data73.severity !== void 0) {
            let data74 = data73.severity;
            if (!(data74 === "off" || data74 === "on" || data74 === "hint" || data74 === "info" || data74 === "warning" || data74 === "error" || data74 === false || data74 === true)) {
              const err182 = { instancePath: instancePath + "/lease-per-object/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err182];
              } else {
                vErrors.push(err182);
              }
              errors++;
            }
          }
          if (data73.options !== void 0) {
            let data75 = data73.options;
            if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
              for (const key40 in data75) {
                if (!(key40 === "keys" || key40 === "perObjectValues" || key40 === "writesPerSecond")) {
                  const err183 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err183];
                  } else {
                    vErrors.push(err183);
                  }
                  errors++;
                }
              }
              if (data75.keys !== void 0) {
                let data76 = data75.keys;
                if (Array.isArray(data76)) {
                  const len2 = data76.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    if (typeof data76[i2] !== "string") {
                      const err184 = { instancePath: instancePath + "/lease-per-object/options/keys/" + i2, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err184];
                      } else {
                        vErrors.push(err184);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err185 = { instancePath: instancePath + "/lease-per-object/options/keys", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err185];
                  } else {
                    vErrors.push(err185);
                  }
                  errors++;
                }
              }
              if (data75.perObjectValues !== void 0) {
                let data78 = data75.perObjectValues;
                if (Array.isArray(data78)) {
                  const len3 = data78.length;
                  for (let i3 = 0; i3 < len3; i3++) {
                    if (typeof data78[i3] !== "string") {
                      const err186 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues/" + i3, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err186];
                      } else {
                        vErrors.push(err186);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err187 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err187];
                  } else {
                    vErrors.push(err187);
                  }
                  errors++;
                }
              }
              if (data75.writesPerSecond !== void 0) {
                let data80 = data75.writesPerSecond;
                if (typeof data80 == "number" && isFinite(data80)) {
                  if (data80 <= 0 || isNaN(data80)) {
                    const err188 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err188];
                    } else {
                      vErrors.push(err188);
                    }
                    errors++;
                  }
                } else {
                  const err189 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err189];
                  } else {
                    vErrors.push(err189);
                  }
                  errors++;
                }
              }
            } else {
              const err190 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err190];
              } else {
                vErrors.push(err190);
              }
              errors++;
            }
          }
        } else {
          const err191 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err191];
          } else {
            vErrors.push(err191);
          }
          errors++;
        }
        var _valid19 = _errs304 === errors;
        valid91 = _valid19;
        ifClause19 = "then";
      } else {
        const _errs322 = errors;
        if (!(data73 === "off" || data73 === "on" || data73 === "hint" || data73 === "info" || data73 === "warning" || data73 === "error" || data73 === false || data73 === true)) {
          const err192 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err192];
          } else {
            vErrors.push(err192);
          }
          errors++;
        }
        var _valid19 = _errs322 === errors;
        valid91 = _valid19;
        ifClause19 = "else";
      }
      if (!valid91) {
        const err193 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/if", keyword: "if", params: { failingKeyword: ifClause19 }, message: 'must match "' + ifClause19 + '" schema' };
        if (vErrors === null) {
          vErrors = [err193];
        } else {
          vErrors.push(err193);
        }
        errors++;
      }
    }
    if (data["lease-renew-too-often"] !== void 0) {
      let data81 = data["lease-renew-too-often"];
      const _errs325 = errors;
      let valid100 = true;
      const _errs326 = errors;
      if (!(data81 && typeof data81 == "object" && !Array.isArray(data81))) {
        const err194 = {};
        if (vErrors === null) {
          vErrors = [err194];
        } else {
          vErrors.push(err194);
        }
        errors++;
      }
      var _valid20 = _errs326 === errors;
      errors = _errs325;
      if (vErrors !== null) {
        if (_errs325) {
          vErrors.length = _errs325;
        } else {
          vErrors = null;
        }
      }
      let ifClause20;
      if (_valid20) {
        const _errs328 = errors;
        if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
          for (const key41 in data81) {
            if (!(key41 === "severity" || key41 === "options")) {
              const err195 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err195];
              } else {
                vErrors.push(err195);
              }
              errors++;
            }
          }
          if (data81.severity !== void 0) {
            let data82 = data81.severity;
            if (!(data82 === "off" || data82 === "on" || data82 === "hint" || data82 === "info" || data82 === "warning" || data82 === "error" || data82 === false || data82 === true)) {
              const err196 = { instancePath: instancePath + "/lease-renew-too-often/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err196];
              } else {
                vErrors.push(err196);
              }
              errors++;
            }
          }
          if (data81.options !== void 0) {
            let data83 = data81.options;
            if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
              for (const key42 in data83) {
                if (!(key42 === "keys" || key42 === "windowSeconds" || key42 === "nodeLeaseSeconds" || key42 === "retryPeriodSeconds")) {
                  const err197 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err197];
                  } else {
                    vErrors.push(err197);
                  }
                  errors++;
                }
              }
              if (data83.keys !== void 0) {
                let data84 = data83.keys;
                if (Array.isArray(data84)) {
                  const len4 = data84.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    if (typeof data84[i4] !== "string") {
                      const err198 = { instancePath: instancePath + "/lease-renew-too-often/options/keys/" + i4, schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err198];
                      } else {
                        vErrors.push(err198);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err199 = { instancePath: instancePath + "/lease-renew-too-often/options/keys", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err199];
                  } else {
                    vErrors.push(err199);
                  }
                  errors++;
                }
              }
              if (data83.windowSeconds !== void 0) {
                let data86 = data83.windowSeconds;
                if (typeof data86 == "number" && isFinite(data86)) {
                  if (data86 <= 0 || isNaN(data86)) {
                    const err200 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err200];
                    } else {
                      vErrors.push(err200);
                    }
                    errors++;
                  }
                } else {
                  const err201 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err201];
                  } else {
                    vErrors.push(err201);
                  }
                  errors++;
                }
              }
              if (data83.nodeLeaseSeconds !== void 0) {
                let data87 = data83.nodeLeaseSeconds;
                if (typeof data87 == "number" && isFinite(data87)) {
                  if (data87 <= 0 || isNaN(data87)) {
                    const err202 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err202];
                    } else {
                      vErrors.push(err202);
                    }
                    errors++;
                  }
                } else {
                  const err203 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err203];
                  } else {
                    vErrors.push(err203);
                  }
                  errors++;
                }
              }
              if (data83.retryPeriodSeconds !== void 0) {
                let data88 = data83.retryPeriodSeconds;
                if (typeof data88 == "number" && isFinite(data88)) {
                  if (data88 < 0 || isNaN(data88)) {
                    const err204 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err204];
                    } else {
                      vErrors.push(err204);
                    }
                    errors++;
                  }
                } else {
                  const err205 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err205];
                  } else {
                    vErrors.push(err205);
                  }
                  errors++;
                }
              }
            } else {
              const err206 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
          }
        } else {
          const err207 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err207];
          } else {
            vErrors.push(err207);
          }
          errors++;
        }
        var _valid20 = _errs328 === errors;
        valid100 = _valid20;
        ifClause20 = "then";
      } else {
        const _errs346 = errors;
        if (!(data81 === "off" || data81 === "on" || data81 === "hint" || data81 === "info" || data81 === "warning" || data81 === "error" || data81 === false || data81 === true)) {
          const err208 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err208];
          } else {
            vErrors.push(err208);
          }
          errors++;
        }
        var _valid20 = _errs346 === errors;
        valid100 = _valid20;
        ifClause20 = "else";
      }
      if (!valid100) {
        const err209 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/if", keyword: "if", params: { failingKeyword: ifClause20 }, message: 'must match "' + ifClause20 + '" schema' };
        if (vErrors === null) {
          vErrors = [err209];
        } else {
          vErrors.push(err209);
        }
        errors++;
      }
    }
    if (data["list-without-resource-version"] !== void 0) {
      let data89 = data["list-without-resource-version"];
      const _errs349 = errors;
      let valid107 = true;
      const _errs350 = errors;
      if (!(data89 && typeof data89 == "object" && !Array.isArray(data89))) {
        const err210 = {};
        if (vErrors === null) {
          vErrors = [err210];
        } else {
          vErrors.push(err210);
        }
        errors++;
      }
      var _valid21 = _errs350 === errors;
      errors = _errs349;
      if (vErrors !== null) {
        if (_errs349) {
          vErrors.length = _errs349;
        } else {
          vErrors = null;
        }
      }
      let ifClause21;
      if (_valid21) {
        const _errs352 = errors;
        if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
          for (const key43 in data89) {
            if (!(key43 === "severity" || key43 === "options")) {
              const err211 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err211];
              } else {
                vErrors.push(err211);
              }
              errors++;
            }
          }
          if (data89.severity !== void 0) {
            let data90 = data89.severity;
            if (!(data90 === "off" || data90 === "on" || data90 === "hint" || data90 === "info" || data90 === "warning" || data90 === "error" || data90 === false || data90 === true)) {
              const err212 = { instancePath: instancePath + "/list-without-resource-version/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err212];
              } else {
                vErrors.push(err212);
              }
              errors++;
            }
          }
          if (data89.options !== void 0) {
            let data91 = data89.options;
            if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
              for (const key44 in data91) {
                if (!(key44 === "ignoreClients" || key44 === "scripts" || key44 === "oldEtcd")) {
                  const err213 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err213];
                  } else {
                    vErrors.push(err213);
                  }
                  errors++;
                }
              }
              if (data91.ignoreClients !== void 0) {
                let data92 = data91.ignoreClients;
                if (Array.isArray(data92)) {
                  const len5 = data92.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    if (typeof data92[i5] !== "string") {
                      const err214 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients/" + i5, schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err214];
                      } else {
                        vErrors.push(err214);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err215 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err215];
                  } else {
                    vErrors.push(err215);
                  }
                  errors++;
                }
              }
              if (data91.scripts !== void 0) {
                if (typeof data91.scripts !== "boolean") {
                  const err216 = { instancePath: instancePath + "/list-without-resource-version/options/scripts", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/scripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err216];
                  } else {
                    vErrors.push(err216);
                  }
                  errors++;
                }
              }
              if (data91.oldEtcd !== void 0) {
                if (typeof data91.oldEtcd !== "boolean") {
                  const err217 = { instancePath: instancePath + "/list-without-resource-version/options/oldEtcd", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/oldEtcd/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err217];
                  } else {
                    vErrors.push(err217);
                  }
                  errors++;
                }
              }
            } else {
              const err218 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err218];
              } else {
                vErrors.push(err218);
              }
              errors++;
            }
          }
        } else {
          const err219 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err219];
          } else {
            vErrors.push(err219);
          }
          errors++;
        }
        var _valid21 = _errs352 === errors;
        valid107 = _valid21;
        ifClause21 = "then";
      } else {
        const _errs368 = errors;
        if (!(data89 === "off" || data89 === "on" || data89 === "hint" || data89 === "info" || data89 === "warning" || data89 === "error" || data89 === false || data89 === true)) {
          const err220 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err220];
          } else {
            vErrors.push(err220);
          }
          errors++;
        }
        var _valid21 = _errs368 === errors;
        valid107 = _valid21;
        ifClause21 = "else";
      }
      if (!valid107) {
        const err221 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/if", keyword: "if", params: { failingKeyword: ifClause21 }, message: 'must match "' + ifClause21 + '" schema' };
        if (vErrors === null) {
          vErrors = [err221];
        } else {
          vErrors.push(err221);
        }
        errors++;
      }
    }
    if (data["missing-flow-schema"] !== void 0) {
      let data96 = data["missing-flow-schema"];
      const _errs371 = errors;
      let valid114 = true;
      const _errs372 = errors;
      if (!(data96 && typeof data96 == "object" && !Array.isArray(data96))) {
        const err222 = {};
        if (vErrors === null) {
          vErrors = [err222];
        } else {
          vErrors.push(err222);
        }
        errors++;
      }
      var _valid22 = _errs372 === errors;
      errors = _errs371;
      if (vErrors !== null) {
        if (_errs371) {
          vErrors.length = _errs371;
        } else {
          vErrors = null;
        }
      }
      let ifClause22;
      if (_valid22) {
        const _errs374 = errors;
        if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
          for (const key45 in data96) {
            if (!(key45 === "severity" || key45 === "options")) {
              const err223 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err223];
              } else {
                vErrors.push(err223);
              }
              errors++;
            }
          }
          if (data96.severity !== void 0) {
            let data97 = data96.severity;
            if (!(data97 === "off" || data97 === "on" || data97 === "hint" || data97 === "info" || data97 === "warning" || data97 === "error" || data97 === false || data97 === true)) {
              const err224 = { instancePath: instancePath + "/missing-flow-schema/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err224];
              } else {
                vErrors.push(err224);
              }
              errors++;
            }
          }
          if (data96.options !== void 0) {
            let data98 = data96.options;
            if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
              for (const key46 in data98) {
                if (!(key46 === "ignoreClients" || key46 === "permissions" || key46 === "shares" || key46 === "secondsPerList")) {
                  const err225 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err225];
                  } else {
                    vErrors.push(err225);
                  }
                  errors++;
                }
              }
              if (data98.ignoreClients !== void 0) {
                let data99 = data98.ignoreClients;
                if (Array.isArray(data99)) {
                  const len6 = data99.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    if (typeof data99[i6] !== "string") {
                      const err226 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients/" + i6, schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err226];
                      } else {
                        vErrors.push(err226);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err227 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err227];
                  } else {
                    vErrors.push(err227);
                  }
                  errors++;
                }
              }
              if (data98.permissions !== void 0) {
                if (typeof data98.permissions !== "boolean") {
                  const err228 = { instancePath: instancePath + "/missing-flow-schema/options/permissions", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/permissions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err228];
                  } else {
                    vErrors.push(err228);
                  }
                  errors++;
                }
              }
              if (data98.shares !== void 0) {
                let data102 = data98.shares;
                if (!(typeof data102 == "number" && (!(data102 % 1) && !isNaN(data102)) && isFinite(data102))) {
                  const err229 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err229];
                  } else {
                    vErrors.push(err229);
                  }
                  errors++;
                }
                if (typeof data102 == "number" && isFinite(data102)) {
                  if (data102 < 1 || isNaN(data102)) {
                    const err230 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err230];
                    } else {
                      vErrors.push(err230);
                    }
                    errors++;
                  }
                }
              }
              if (data98.secondsPerList !== void 0) {
                let data103 = data98.secondsPerList;
                if (typeof data103 == "number" && isFinite(data103)) {
                  if (data103 <= 0 || isNaN(data103)) {
                    const err231 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err231];
                    } else {
                      vErrors.push(err231);
                    }
                    errors++;
                  }
                } else {
                  const err232 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err232];
                  } else {
                    vErrors.push(err232);
                  }
                  errors++;
                }
              }
            } else {
              const err233 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err233];
              } else {
                vErrors.push(err233);
              }
              errors++;
            }
          }
        } else {
          const err234 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err234];
          } else {
            vErrors.push(err234);
          }
          errors++;
        }
        var _valid22 = _errs374 === errors;
        valid114 = _valid22;
        ifClause22 = "then";
      } else {
        const _errs392 = errors;
        if (!(data96 === "off" || data96 === "on" || data96 === "hint" || data96 === "info" || data96 === "warning" || data96 === "error" || data96 === false || data96 === true)) {
          const err235 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err235];
          } else {
            vErrors.push(err235);
          }
          errors++;
        }
        var _valid22 = _errs392 === errors;
        valid114 = _valid22;
        ifClause22 = "else";
      }
      if (!valid114) {
        const err236 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/if", keyword: "if", params: { failingKeyword: ifClause22 }, message: 'must match "' + ifClause22 + '" schema' };
        if (vErrors === null) {
          vErrors = [err236];
        } else {
          vErrors.push(err236);
        }
        errors++;
      }
    }
    if (data["node-status-report-trap"] !== void 0) {
      let data104 = data["node-status-report-trap"];
      const _errs395 = errors;
      let valid121 = true;
      const _errs396 = errors;
      if (!(data104 && typeof data104 == "object" && !Array.isArray(data104))) {
        const err237 = {};
        if (vErrors === null) {
          vErrors = [err237];
        } else {
          vErrors.push(err237);
        }
        errors++;
      }
      var _valid23 = _errs396 === errors;
      errors = _errs395;
      if (vErrors !== null) {
        if (_errs395) {
          vErrors.length = _errs395;
        } else {
          vErrors = null;
        }
      }
      let ifClause23;
      if (_valid23) {
        const _errs398 = errors;
        if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
          for (const key47 in data104) {
            if (!(key47 === "severity" || key47 === "options")) {
              const err238 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err238];
              } else {
                vErrors.push(err238);
              }
              errors++;
            }
          }
          if (data104.severity !== void 0) {
            let data105 = data104.severity;
            if (!(data105 === "off" || data105 === "on" || data105 === "hint" || data105 === "info" || data105 === "warning" || data105 === "error" || data105 === false || data105 === true)) {
              const err239 = { instancePath: instancePath + "/node-status-report-trap/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err239];
              } else {
                vErrors.push(err239);
              }
              errors++;
            }
          }
          if (data104.options !== void 0) {
            let data106 = data104.options;
            if (data106 && typeof data106 == "object" && !Array.isArray(data106)) {
              for (const key48 in data106) {
                const err240 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err240];
                } else {
                  vErrors.push(err240);
                }
                errors++;
              }
            } else {
              const err241 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err241];
              } else {
                vErrors.push(err241);
              }
              errors++;
            }
          }
        } else {
          const err242 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err242];
          } else {
            vErrors.push(err242);
          }
          errors++;
        }
        var _valid23 = _errs398 === errors;
        valid121 = _valid23;
        ifClause23 = "then";
      } else {
        const _errs406 = errors;
        if (!(data104 === "off" || data104 === "on" || data104 === "hint" || data104 === "info" || data104 === "warning" || data104 === "error" || data104 === false || data104 === true)) {
          const err243 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err243];
          } else {
            vErrors.push(err243);
          }
          errors++;
        }
        var _valid23 = _errs406 === errors;
        valid121 = _valid23;
        ifClause23 = "else";
      }
      if (!valid121) {
        const err244 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/if", keyword: "if", params: { failingKeyword: ifClause23 }, message: 'must match "' + ifClause23 + '" schema' };
        if (vErrors === null) {
          vErrors = [err244];
        } else {
          vErrors.push(err244);
        }
        errors++;
      }
    }
    if (data["priority-level-rejected"] !== void 0) {
      let data107 = data["priority-level-rejected"];
      const _errs409 = errors;
      let valid125 = true;
      const _errs410 = errors;
      if (!(data107 && typeof data107 == "object" && !Array.isArray(data107))) {
        const err245 = {};
        if (vErrors === null) {
          vErrors = [err245];
        } else {
          vErrors.push(err245);
        }
        errors++;
      }
      var _valid24 = _errs410 === errors;
      errors = _errs409;
      if (vErrors !== null) {
        if (_errs409) {
          vErrors.length = _errs409;
        } else {
          vErrors = null;
        }
      }
      let ifClause24;
      if (_valid24) {
        const _errs412 = errors;
        if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
          for (const key49 in data107) {
            if (!(key49 === "severity" || key49 === "options")) {
              const err246 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err246];
              } else {
                vErrors.push(err246);
              }
              errors++;
            }
          }
          if (data107.severity !== void 0) {
            let data108 = data107.severity;
            if (!(data108 === "off" || data108 === "on" || data108 === "hint" || data108 === "info" || data108 === "warning" || data108 === "error" || data108 === false || data108 === true)) {
              const err247 = { instancePath: instancePath + "/priority-level-rejected/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err247];
              } else {
                vErrors.push(err247);
              }
              errors++;
            }
          }
          if (data107.options !== void 0) {
            let data109 = data107.options;
            if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
              for (const key50 in data109) {
                const err248 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err248];
                } else {
                  vErrors.push(err248);
                }
                errors++;
              }
            } else {
              const err249 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err249];
              } else {
                vErrors.push(err249);
              }
              errors++;
            }
          }
        } else {
          const err250 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err250];
          } else {
            vErrors.push(err250);
          }
          errors++;
        }
        var _valid24 = _errs412 === errors;
        valid125 = _valid24;
        ifClause24 = "then";
      } else {
        const _errs420 = errors;
        if (!(data107 === "off" || data107 === "on" || data107 === "hint" || data107 === "info" || data107 === "warning" || data107 === "error" || data107 === false || data107 === true)) {
          const err251 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err251];
          } else {
            vErrors.push(err251);
          }
          errors++;
        }
        var _valid24 = _errs420 === errors;
        valid125 = _valid24;
        ifClause24 = "else";
      }
      if (!valid125) {
        const err252 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/if", keyword: "if", params: { failingKeyword: ifClause24 }, message: 'must match "' + ifClause24 + '" schema' };
        if (vErrors === null) {
          vErrors = [err252];
        } else {
          vErrors.push(err252);
        }
        errors++;
      }
    }
    if (data["priority-level-starves-leaders"] !== void 0) {
      let data110 = data["priority-level-starves-leaders"];
      const _errs423 = errors;
      let valid129 = true;
      const _errs424 = errors;
      if (!(data110 && typeof data110 == "object" && !Array.isArray(data110))) {
        const err253 = {};
        if (vErrors === null) {
          vErrors = [err253];
        } else {
          vErrors.push(err253);
        }
        errors++;
      }
      var _valid25 = _errs424 === errors;
      errors = _errs423;
      if (vErrors !== null) {
        if (_errs423) {
          vErrors.length = _errs423;
        } else {
          vErrors = null;
        }
      }
      let ifClause25;
      if (_valid25) {
        const _errs426 = errors;
        if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
          for (const key51 in data110) {
            if (!(key51 === "severity" || key51 === "options")) {
              const err254 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err254];
              } else {
                vErrors.push(err254);
              }
              errors++;
            }
          }
          if (data110.severity !== void 0) {
            let data111 = data110.severity;
            if (!(data111 === "off" || data111 === "on" || data111 === "hint" || data111 === "info" || data111 === "warning" || data111 === "error" || data111 === false || data111 === true)) {
              const err255 = { instancePath: instancePath + "/priority-level-starves-leaders/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err255];
              } else {
                vErrors.push(err255);
              }
              errors++;
            }
          }
          if (data110.options !== void 0) {
            let data112 = data110.options;
            if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
              for (const key52 in data112) {
                if (!(key52 === "inflight" || key52 === "warnBelow" || key52 === "errorBelow")) {
                  const err256 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err256];
                  } else {
                    vErrors.push(err256);
                  }
                  errors++;
                }
              }
              if (data112.inflight !== void 0) {
                let data113 = data112.inflight;
                if (!(typeof data113 == "number" && (!(data113 % 1) && !isNaN(data113)) && isFinite(data113))) {
                  const err257 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err257];
                  } else {
                    vErrors.push(err257);
                  }
                  errors++;
                }
                if (typeof data113 == "number" && isFinite(data113)) {
                  if (data113 < 1 || isNaN(data113)) {
                    const err258 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err258];
                    } else {
                      vErrors.push(err258);
                    }
                    errors++;
                  }
                }
              }
              if (data112.warnBelow !== void 0) {
                let data114 = data112.warnBelow;
                if (!(typeof data114 == "number" && (!(data114 % 1) && !isNaN(data114)) && isFinite(data114))) {
                  const err259 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err259];
                  } else {
                    vErrors.push(err259);
                  }
                  errors++;
                }
                if (typeof data114 == "number" && isFinite(data114)) {
                  if (data114 < 1 || isNaN(data114)) {
                    const err260 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err260];
                    } else {
                      vErrors.push(err260);
                    }
                    errors++;
                  }
                }
              }
              if (data112.errorBelow !== void 0) {
                let data115 = data112.errorBelow;
                if (!(typeof data115 == "number" && (!(data115 % 1) && !isNaN(data115)) && isFinite(data115))) {
                  const err261 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err261];
                  } else {
                    vErrors.push(err261);
                  }
                  errors++;
                }
                if (typeof data115 == "number" && isFinite(data115)) {
                  if (data115 < 0 || isNaN(data115)) {
                    const err262 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err262];
                    } else {
                      vErrors.push(err262);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err263 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err263];
              } else {
                vErrors.push(err263);
              }
              errors++;
            }
          }
        } else {
          const err264 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err264];
          } else {
            vErrors.push(err264);
          }
          errors++;
        }
        var _valid25 = _errs426 === errors;
        valid129 = _valid25;
        ifClause25 = "then";
      } else {
        const _errs440 = errors;
        if (!(data110 === "off" || data110 === "on" || data110 === "hint" || data110 === "info" || data110 === "warning" || data110 === "error" || data110 === false || data110 === true)) {
          const err265 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err265];
          } else {
            vErrors.push(err265);
          }
          errors++;
        }
        var _valid25 = _errs440 === errors;
        valid129 = _valid25;
        ifClause25 = "else";
      }
      if (!valid129) {
        const err266 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/if", keyword: "if", params: { failingKeyword: ifClause25 }, message: 'must match "' + ifClause25 + '" schema' };
        if (vErrors === null) {
          vErrors = [err266];
        } else {
          vErrors.push(err266);
        }
        errors++;
      }
    }
    if (data["watch-cache-off"] !== void 0) {
      let data116 = data["watch-cache-off"];
      const _errs443 = errors;
      let valid134 = true;
      const _errs444 = errors;
      if (!(data116 && typeof data116 == "object" && !Array.isArray(data116))) {
        const err267 = {};
        if (vErrors === null) {
          vErrors = [err267];
        } else {
          vErrors.push(err267);
        }
        errors++;
      }
      var _valid26 = _errs444 === errors;
      errors = _errs443;
      if (vErrors !== null) {
        if (_errs443) {
          vErrors.length = _errs443;
        } else {
          vErrors = null;
        }
      }
      let ifClause26;
      if (_valid26) {
        const _errs446 = errors;
        if (data116 && typeof data116 == "object" && !Array.isArray(data116)) {
          for (const key53 in data116) {
            if (!(key53 === "severity" || key53 === "options")) {
              const err268 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err268];
              } else {
                vErrors.push(err268);
              }
              errors++;
            }
          }
          if (data116.severity !== void 0) {
            let data117 = data116.severity;
            if (!(data117 === "off" || data117 === "on" || data117 === "hint" || data117 === "info" || data117 === "warning" || data117 === "error" || data117 === false || data117 === true)) {
              const err269 = { instancePath: instancePath + "/watch-cache-off/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err269];
              } else {
                vErrors.push(err269);
              }
              errors++;
            }
          }
          if (data116.options !== void 0) {
            let data118 = data116.options;
            if (data118 && typeof data118 == "object" && !Array.isArray(data118)) {
              for (const key54 in data118) {
                const err270 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err270];
                } else {
                  vErrors.push(err270);
                }
                errors++;
              }
            } else {
              const err271 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err271];
              } else {
                vErrors.push(err271);
              }
              errors++;
            }
          }
        } else {
          const err272 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err272];
          } else {
            vErrors.push(err272);
          }
          errors++;
        }
        var _valid26 = _errs446 === errors;
        valid134 = _valid26;
        ifClause26 = "then";
      } else {
        const _errs454 = errors;
        if (!(data116 === "off" || data116 === "on" || data116 === "hint" || data116 === "info" || data116 === "warning" || data116 === "error" || data116 === false || data116 === true)) {
          const err273 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err273];
          } else {
            vErrors.push(err273);
          }
          errors++;
        }
        var _valid26 = _errs454 === errors;
        valid134 = _valid26;
        ifClause26 = "else";
      }
      if (!valid134) {
        const err274 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/if", keyword: "if", params: { failingKeyword: ifClause26 }, message: 'must match "' + ifClause26 + '" schema' };
        if (vErrors === null) {
          vErrors = [err274];
        } else {
          vErrors.push(err274);
        }
        errors++;
      }
    }
    if (data["webhook-backend-single"] !== void 0) {
      let data119 = data["webhook-backend-single"];
      const _errs457 = errors;
      let valid138 = true;
      const _errs458 = errors;
      if (!(data119 && typeof data119 == "object" && !Array.isArray(data119))) {
        const err275 = {};
        if (vErrors === null) {
          vErrors = [err275];
        } else {
          vErrors.push(err275);
        }
        errors++;
      }
      var _valid27 = _errs458 === errors;
      errors = _errs457;
      if (vErrors !== null) {
        if (_errs457) {
          vErrors.length = _errs457;
        } else {
          vErrors = null;
        }
      }
      let ifClause27;
      if (_valid27) {
        const _errs460 = errors;
        if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
          for (const key55 in data119) {
            if (!(key55 === "severity" || key55 === "options")) {
              const err276 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err276];
              } else {
                vErrors.push(err276);
              }
              errors++;
            }
          }
          if (data119.severity !== void 0) {
            let data120 = data119.severity;
            if (!(data120 === "off" || data120 === "on" || data120 === "hint" || data120 === "info" || data120 === "warning" || data120 === "error" || data120 === false || data120 === true)) {
              const err277 = { instancePath: instancePath + "/webhook-backend-single/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err277];
              } else {
                vErrors.push(err277);
              }
              errors++;
            }
          }
          if (data119.options !== void 0) {
            let data121 = data119.options;
            if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
              for (const key56 in data121) {
                if (!(key56 === "requireDisruptionBudget")) {
                  const err278 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err278];
                  } else {
                    vErrors.push(err278);
                  }
                  errors++;
                }
              }
              if (data121.requireDisruptionBudget !== void 0) {
                if (typeof data121.requireDisruptionBudget !== "boolean") {
                  const err279 = { instancePath: instancePath + "/webhook-backend-single/options/requireDisruptionBudget", schemaPath: "#/properties/webhook-backend-single/then/properties/options/properties/requireDisruptionBudget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err279];
                  } else {
                    vErrors.push(err279);
                  }
                  errors++;
                }
              }
            } else {
              const err280 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err280];
              } else {
                vErrors.push(err280);
              }
              errors++;
            }
          }
        } else {
          const err281 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err281];
          } else {
            vErrors.push(err281);
          }
          errors++;
        }
        var _valid27 = _errs460 === errors;
        valid138 = _valid27;
        ifClause27 = "then";
      } else {
        const _errs470 = errors;
        if (!(data119 === "off" || data119 === "on" || data119 === "hint" || data119 === "info" || data119 === "warning" || data119 === "error" || data119 === false || data119 === true)) {
          const err282 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err282];
          } else {
            vErrors.push(err282);
          }
          errors++;
        }
        var _valid27 = _errs470 === errors;
        valid138 = _valid27;
        ifClause27 = "else";
      }
      if (!valid138) {
        const err283 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/if", keyword: "if", params: { failingKeyword: ifClause27 }, message: 'must match "' + ifClause27 + '" schema' };
        if (vErrors === null) {
          vErrors = [err283];
        } else {
          vErrors.push(err283);
        }
        errors++;
      }
    }
    if (data["webhook-fails-closed-on-system"] !== void 0) {
      let data123 = data["webhook-fails-closed-on-system"];
      const _errs473 = errors;
      let valid143 = true;
      const _errs474 = errors;
      if (!(data123 && typeof data123 == "object" && !Array.isArray(data123))) {
        const err284 = {};
        if (vErrors === null) {
          vErrors = [err284];
        } else {
          vErrors.push(err284);
        }
        errors++;
      }
      var _valid28 = _errs474 === errors;
      errors = _errs473;
      if (vErrors !== null) {
        if (_errs473) {
          vErrors.length = _errs473;
        } else {
          vErrors = null;
        }
      }
      let ifClause28;
      if (_valid28) {
        const _errs476 = errors;
        if (data123 && typeof data123 == "object" && !Array.isArray(data123)) {
          for (const key57 in data123) {
            if (!(key57 === "severity" || key57 === "options")) {
              const err285 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err285];
              } else {
                vErrors.push(err285);
              }
              errors++;
            }
          }
          if (data123.severity !== void 0) {
            let data124 = data123.severity;
            if (!(data124 === "off" || data124 === "on" || data124 === "hint" || data124 === "info" || data124 === "warning" || data124 === "error" || data124 === false || data124 === true)) {
              const err286 = { instancePath: instancePath + "/webhook-fails-closed-on-system/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err286];
              } else {
                vErrors.push(err286);
              }
              errors++;
            }
          }
          if (data123.options !== void 0) {
            let data125 = data123.options;
            if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
              for (const key58 in data125) {
                const err287 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err287];
                } else {
                  vErrors.push(err287);
                }
                errors++;
              }
            } else {
              const err288 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err288];
              } else {
                vErrors.push(err288);
              }
              errors++;
            }
          }
        } else {
          const err289 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err289];
          } else {
            vErrors.push(err289);
          }
          errors++;
        }
        var _valid28 = _errs476 === errors;
        valid143 = _valid28;
        ifClause28 = "then";
      } else {
        const _errs484 = errors;
        if (!(data123 === "off" || data123 === "on" || data123 === "hint" || data123 === "info" || data123 === "warning" || data123 === "error" || data123 === false || data123 === true)) {
          const err290 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err290];
          } else {
            vErrors.push(err290);
          }
          errors++;
        }
        var _valid28 = _errs484 === errors;
        valid143 = _valid28;
        ifClause28 = "else";
      }
      if (!valid143) {
        const err291 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/if", keyword: "if", params: { failingKeyword: ifClause28 }, message: 'must match "' + ifClause28 + '" schema' };
        if (vErrors === null) {
          vErrors = [err291];
        } else {
          vErrors.push(err291);
        }
        errors++;
      }
    }
    if (data["webhook-intercepts-leases"] !== void 0) {
      let data126 = data["webhook-intercepts-leases"];
      const _errs487 = errors;
      let valid147 = true;
      const _errs488 = errors;
      if (!(data126 && typeof data126 == "object" && !Array.isArray(data126))) {
        const err292 = {};
        if (vErrors === null) {
          vErrors = [err292];
        } else {
          vErrors.push(err292);
        }
        errors++;
      }
      var _valid29 = _errs488 === errors;
      errors = _errs487;
      if (vErrors !== null) {
        if (_errs487) {
          vErrors.length = _errs487;
        } else {
          vErrors = null;
        }
      }
      let ifClause29;
      if (_valid29) {
        const _errs490 = errors;
        if (data126 && typeof data126 == "object" && !Array.isArray(data126)) {
          for (const key59 in data126) {
            if (!(key59 === "severity" || key59 === "options")) {
              const err293 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err293];
              } else {
                vErrors.push(err293);
              }
              errors++;
            }
          }
          if (data126.severity !== void 0) {
            let data127 = data126.severity;
            if (!(data127 === "off" || data127 === "on" || data127 === "hint" || data127 === "info" || data127 === "warning" || data127 === "error" || data127 === false || data127 === true)) {
              const err294 = { instancePath: instancePath + "/webhook-intercepts-leases/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err294];
              } else {
                vErrors.push(err294);
              }
              errors++;
            }
          }
          if (data126.options !== void 0) {
            let data128 = data126.options;
            if (data128 && typeof data128 == "object" && !Array.isArray(data128)) {
              for (const key60 in data128) {
                if (!(key60 === "maximumTimeoutSeconds")) {
                  const err295 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err295];
                  } else {
                    vErrors.push(err295);
                  }
                  errors++;
                }
              }
              if (data128.maximumTimeoutSeconds !== void 0) {
                let data129 = data128.maximumTimeoutSeconds;
                if (!(typeof data129 == "number" && (!(data129 % 1) && !isNaN(data129)) && isFinite(data129))) {
                  const err296 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err296];
                  } else {
                    vErrors.push(err296);
                  }
                  errors++;
                }
                if (typeof data129 == "number" && isFinite(data129)) {
                  if (data129 > 4 || isNaN(data129)) {
                    const err297 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" };
                    if (vErrors === null) {
                      vErrors = [err297];
                    } else {
                      vErrors.push(err297);
                    }
                    errors++;
                  }
                  if (data129 < 1 || isNaN(data129)) {
                    const err298 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err298];
                    } else {
                      vErrors.push(err298);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err299 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err299];
              } else {
                vErrors.push(err299);
              }
              errors++;
            }
          }
        } else {
          const err300 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err300];
          } else {
            vErrors.push(err300);
          }
          errors++;
        }
        var _valid29 = _errs490 === errors;
        valid147 = _valid29;
        ifClause29 = "then";
      } else {
        const _errs500 = errors;
        if (!(data126 === "off" || data126 === "on" || data126 === "hint" || data126 === "info" || data126 === "warning" || data126 === "error" || data126 === false || data126 === true)) {
          const err301 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err301];
          } else {
            vErrors.push(err301);
          }
          errors++;
        }
        var _valid29 = _errs500 === errors;
        valid147 = _valid29;
        ifClause29 = "else";
      }
      if (!valid147) {
        const err302 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/if", keyword: "if", params: { failingKeyword: ifClause29 }, message: 'must match "' + ifClause29 + '" schema' };
        if (vErrors === null) {
          vErrors = [err302];
        } else {
          vErrors.push(err302);
        }
        errors++;
      }
    }
    if (data["webhook-mutates-owned"] !== void 0) {
      let data130 = data["webhook-mutates-owned"];
      const _errs503 = errors;
      let valid152 = true;
      const _errs504 = errors;
      if (!(data130 && typeof data130 == "object" && !Array.isArray(data130))) {
        const err303 = {};
        if (vErrors === null) {
          vErrors = [err303];
        } else {
          vErrors.push(err303);
        }
        errors++;
      }
      var _valid30 = _errs504 === errors;
      errors = _errs503;
      if (vErrors !== null) {
        if (_errs503) {
          vErrors.length = _errs503;
        } else {
          vErrors = null;
        }
      }
      let ifClause30;
      if (_valid30) {
        const _errs506 = errors;
        if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
          for (const key61 in data130) {
            if (!(key61 === "severity" || key61 === "options")) {
              const err304 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err304];
              } else {
                vErrors.push(err304);
              }
              errors++;
            }
          }
          if (data130.severity !== void 0) {
            let data131 = data130.severity;
            if (!(data131 === "off" || data131 === "on" || data131 === "hint" || data131 === "info" || data131 === "warning" || data131 === "error" || data131 === false || data131 === true)) {
              const err305 = { instancePath: instancePath + "/webhook-mutates-owned/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err305];
              } else {
                vErrors.push(err305);
              }
              errors++;
            }
          }
          if (data130.options !== void 0) {
            let data132 = data130.options;
            if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
              for (const key62 in data132) {
                const err306 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err306];
                } else {
                  vErrors.push(err306);
                }
                errors++;
              }
            } else {
              const err307 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err307];
              } else {
                vErrors.push(err307);
              }
              errors++;
            }
          }
        } else {
          const err308 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err308];
          } else {
            vErrors.push(err308);
          }
          errors++;
        }
        var _valid30 = _errs506 === errors;
        valid152 = _valid30;
        ifClause30 = "then";
      } else {
        const _errs514 = errors;
        if (!(data130 === "off" || data130 === "on" || data130 === "hint" || data130 === "info" || data130 === "warning" || data130 === "error" || data130 === false || data130 === true)) {
          const err309 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err309];
          } else {
            vErrors.push(err309);
          }
          errors++;
        }
        var _valid30 = _errs514 === errors;
        valid152 = _valid30;
        ifClause30 = "else";
      }
      if (!valid152) {
        const err310 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/if", keyword: "if", params: { failingKeyword: ifClause30 }, message: 'must match "' + ifClause30 + '" schema' };
        if (vErrors === null) {
          vErrors = [err310];
        } else {
          vErrors.push(err310);
        }
        errors++;
      }
    }
    if (data["webhook-timeout-budget"] !== void 0) {
      let data133 = data["webhook-timeout-budget"];
      const _errs517 = errors;
      let valid156 = true;
      const _errs518 = errors;
      if (!(data133 && typeof data133 == "object" && !Array.isArray(data133))) {
        const err311 = {};
        if (vErrors === null) {
          vErrors = [err311];
        } else {
          vErrors.push(err311);
        }
        errors++;
      }
      var _valid31 = _errs518 === errors;
      errors = _errs517;
      if (vErrors !== null) {
        if (_errs517) {
          vErrors.length = _errs517;
        } else {
          vErrors = null;
        }
      }
      let ifClause31;
      if (_valid31) {
        const _errs520 = errors;
        if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
          for (const key63 in data133) {
            if (!(key63 === "severity" || key63 === "options")) {
              const err312 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err312];
              } else {
                vErrors.push(err312);
              }
              errors++;
            }
          }
          if (data133.severity !== void 0) {
            let data134 = data133.severity;
            if (!(data134 === "off" || data134 === "on" || data134 === "hint" || data134 === "info" || data134 === "warning" || data134 === "error" || data134 === false || data134 === true)) {
              const err313 = { instancePath: instancePath + "/webhook-timeout-budget/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err313];
              } else {
                vErrors.push(err313);
              }
              errors++;
            }
          }
          if (data133.options !== void 0) {
            let data135 = data133.options;
            if (data135 && typeof data135 == "object" && !Array.isArray(data135)) {
              for (const key64 in data135) {
                if (!(key64 === "seconds" || key64 === "leaseSeconds")) {
                  const err314 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key64 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err314];
                  } else {
                    vErrors.push(err314);
                  }
                  errors++;
                }
              }
              if (data135.seconds !== void 0) {
                let data136 = data135.seconds;
                if (!(typeof data136 == "number" && (!(data136 % 1) && !isNaN(data136)) && isFinite(data136))) {
                  const err315 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err315];
                  } else {
                    vErrors.push(err315);
                  }
                  errors++;
                }
                if (typeof data136 == "number" && isFinite(data136)) {
                  if (data136 < 1 || isNaN(data136)) {
                    const err316 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err316];
                    } else {
                      vErrors.push(err316);
                    }
                    errors++;
                  }
                }
              }
              if (data135.leaseSeconds !== void 0) {
                let data137 = data135.leaseSeconds;
                if (!(typeof data137 == "number" && (!(data137 % 1) && !isNaN(data137)) && isFinite(data137))) {
                  const err317 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err317];
                  } else {
                    vErrors.push(err317);
                  }
                  errors++;
                }
                if (typeof data137 == "number" && isFinite(data137)) {
                  if (data137 < 1 || isNaN(data137)) {
                    const err318 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err318];
                    } else {
                      vErrors.push(err318);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err319 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err319];
              } else {
                vErrors.push(err319);
              }
              errors++;
            }
          }
        } else {
          const err320 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err320];
          } else {
            vErrors.push(err320);
          }
          errors++;
        }
        var _valid31 = _errs520 === errors;
        valid156 = _valid31;
        ifClause31 = "then";
      } else {
        const _errs532 = errors;
        if (!(data133 === "off" || data133 === "on" || data133 === "hint" || data133 === "info" || data133 === "warning" || data133 === "error" || data133 === false || data133 === true)) {
          const err321 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err321];
          } else {
            vErrors.push(err321);
          }
          errors++;
        }
        var _valid31 = _errs532 === errors;
        valid156 = _valid31;
        ifClause31 = "else";
      }
      if (!valid156) {
        const err322 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/if", keyword: "if", params: { failingKeyword: ifClause31 }, message: 'must match "' + ifClause31 + '" schema' };
        if (vErrors === null) {
          vErrors = [err322];
        } else {
          vErrors.push(err322);
        }
        errors++;
      }
    }
  } else {
    const err323 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err323];
    } else {
      vErrors.push(err323);
    }
    errors++;
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
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
      if (!validate55(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
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
          if (!validate53(data9[i0], { instancePath: instancePath + "/charts/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
      if (!validate55(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.overrides !== void 0) {
      let data12 = data.overrides;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate57(data12[i1], { instancePath: instancePath + "/overrides/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  stdin_default as default,
  validate
};

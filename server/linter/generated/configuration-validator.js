// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.
// <stdin>
var validate = validate60;
var stdin_default = validate60;
var pattern4 = new RegExp("^v?1\\.[0-9]{1,2}([.+-][0-9A-Za-z.+-]*)?$", "u");
var pattern5 = new RegExp("^(?!/)(?![A-Za-z]:)(?!(?:.*/)?\\.\\.(?:/|$))[^\\\\]+$", "u");
var pattern6 = new RegExp(".", "u");
var pattern7 = new RegExp("^(?!/)(?![A-Za-z]:)[^\\\\]+$", "u");
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
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
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema75 = { "title": "RuleSettings", "description": "Severity and options by rule id.", "type": "object", "additionalProperties": false, "properties": { "alert-on-removed-metric": { "description": "An alert, a recording rule or a dashboard asks for a metric that this version of Kubernetes no longer serves.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoredMetrics": { "type": "array", "items": { "type": "string" }, "default": [], "description": "Names of metrics that are not reported, where something else still serves them." } }, "description": "Options of alert-on-removed-metric." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "audit-webhook-blocks": { "description": "The API server waits for its audit webhook, or sends to it without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "untruncated": { "type": "boolean", "default": false, "description": "Also hint at batch mode without truncation, whose buffer of 10,000 events has no limit in bytes." } }, "description": "Options of audit-webhook-blocks." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "cluster-wide-watch-per-node": { "description": "A program on every node watches the whole cluster, although it could keep to its own node.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of cluster-wide-watch-per-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "cni-without-fan-out": { "description": "A CNI plugin reads the whole cluster from every node, without the fan-out or batches made for it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "nodes": { "description": "Nodes (cluster.nodes) up to which Calico without Typha is no finding.", "type": "integer", "minimum": 1, "default": 50 }, "manyNodes": { "description": "Nodes (cluster.nodes) above which Calico needs Typha, and Cilium is looked at.", "type": "integer", "minimum": 1, "default": 100 } }, "description": "Options of cni-without-fan-out." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "daemonset-rollout-herd": { "description": "A rollout restarts agents that read the API server on many nodes at once.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "percent": { "description": "Share of the nodes, in percent, that may be replaced at once.", "type": "number", "minimum": 1, "maximum": 100, "default": 33 }, "pods": { "description": "Pods that may always be replaced at once, where cluster.nodes tells how many a share is.", "type": "integer", "minimum": 1, "default": 10 } }, "description": "Options of daemonset-rollout-herd." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-alert-too-loose": { "description": "An alert on the disk of etcd fires only far beyond what etcd's documentation asks for, and no other one does earlier.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "factor": { "type": "number", "minimum": 1, "default": 10, "description": "How many times the documented limit (10 ms for fsync, 25 ms for commits) a threshold may be before it is reported." } }, "description": "Options of etcd-alert-too-loose." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-defrag-unguarded": { "description": "A scheduled defragmentation of etcd that asks neither whether it is worth it nor how the members are.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumTimeoutSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 30, "description": "A --command-timeout of etcdctl below this is reported; its default is 5 s, that of the tool etcd-defrag 30 s." }, "perDay": { "type": "integer", "minimum": 1, "default": 1, "description": "More defragmentations a day than this are reported." } }, "description": "Options of etcd-defrag-unguarded." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-even-members": { "description": "An even number of etcd members bears no more failures than one less, and more than seven make every write slow.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumMembers": { "type": "integer", "minimum": 3, "default": 7, "description": "More members than this are reported, odd or not. etcd's documentation says at most seven." } }, "description": "Options of etcd-even-members." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-heartbeat-too-short": { "description": "The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumMilliseconds": { "type": "integer", "minimum": 1, "maximum": 5e3, "default": 100, "description": "Heartbeat intervals shorter than this are reported for clusters with several members." }, "hintBelowTenHeartbeats": { "type": "boolean", "default": false, "description": "Hint at election timeouts from 5 up to less than 10 heartbeat intervals, which etcd accepts." } }, "description": "Options of etcd-heartbeat-too-short." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-quota": { "description": "The quota of etcd's database is off, unreadable, above 8 GiB, more than the memory, or left at 2 GiB in a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumBytes": { "type": "integer", "minimum": 1, "default": 8589934592, "description": "Quotas above this many bytes are reported. etcd itself warns above 8 GiB." }, "nodesThatNeedOne": { "type": "integer", "minimum": 1, "default": 1e3, "description": "With more nodes than this, as declared in the configuration, a quota left at the default of 2 GiB is reported." } }, "description": "Options of etcd-quota." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "etcd-timer-ignored": { "description": "A timer of etcd is written in a way that etcd, or the tool that starts it, ignores or refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of etcd-timer-ignored." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "event-flood-shares-etcd": { "description": "Events without a limit, or kept for long, share the etcd of everything else.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which events should have an etcd of their own." }, "maximumHours": { "type": "number", "exclusiveMinimum": 0, "default": 3, "description": "Time to live of events above which it is reported; the API server's default is 1 hour." } }, "description": "Options of event-flood-shares-etcd." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-api-removed": { "description": "A flow-control object in an API version that the cluster does not serve.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-api-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-exempts-workload": { "description": "A FlowSchema that sends a workload's requests to the level without a limit.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-exempts-workload." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-never-matches": { "description": "A FlowSchema that is refused, ignored, or comes too late to match what it names.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-never-matches." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-shares-field": { "description": "A priority level whose shares stand in a field that its API version does not know.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-shares-field." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "flow-schema-will-be-deleted": { "description": "A flow-control object that the API server deletes or puts back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of flow-schema-will-be-deleted." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "get-etcd-per-record": { "description": "A program on every node sends single requests that each reach etcd, again and again.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] } }, "description": "Options of get-etcd-per-record." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "inflight-limits-unsized": { "description": "The API server's in-flight limits are below the default, or the default on a large cluster.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "minimumSeats": { "type": "integer", "minimum": 1, "default": 600, "description": "Sum of both limits below which they are reported. 600 is the API server's default." }, "largeClusterNodes": { "type": "integer", "minimum": 1, "default": 1e3, "description": "Nodes (cluster.nodes in the configuration) from which the default sum is reported as information." } }, "description": "Options of inflight-limits-unsized." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-fragile": { "description": "Leader-election timings that survive a shorter silence of the API server than the product's defaults.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "hintBelowSeconds": { "type": "number", "minimum": 0, "default": 0, "description": "Hint at every election, those with the product's defaults included, that survives fewer seconds without the API server. 0: none." } }, "description": "Options of leader-election-fragile." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-invalid": { "description": "Leader-election timings that the program refuses, so that it never starts.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-invalid." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-lock-removed": { "description": "A kind of leader-election lock that this Kubernetes version no longer knows.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-lock-removed." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-on-every-node": { "description": "A leader election inside a DaemonSet: every node polls the lock to wait for it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "readsPerSecond": { "type": "number", "exclusiveMinimum": 0, "default": 5, "description": "Lease reads a second of all nodes together from which a known number of nodes is a finding. 16 nodes make 5 with a retry period of 2 s." } }, "description": "Options of leader-election-on-every-node." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "leader-election-shares-lane": { "description": "A leader election outside kube-system renews its Lease in the same lane as every ordinary Pod.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of leader-election-shares-lane." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-mode-undocumented": { "description": "An override of the lease mode that the team's runbook does not mention.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of lease-mode-undocumented." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-per-object": { "description": "One Lease for each Pod, Service or Ingress instead of one for a namespace.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "default": ["leaseMode"], "items": { "type": "string" }, "description": "Values keys that choose what a Lease is kept for. Matched exactly." }, "perObjectValues": { "type": "array", "default": ["pod", "pods", "per-pod", "service", "services", "per-service", "ingress", "ingresses", "per-ingress", "endpoint", "per-endpoint", "object", "per-object"], "items": { "type": "string" }, "description": "Values of such a key that mean one Lease for each object; case, `-` and `_` do not matter." }, "writesPerSecond": { "type": "number", "default": 5, "exclusiveMinimum": 0, "description": "Lease updates a second from which a known number of Services or shards is a finding. 5 is a tenth of what 500 nodes make." } }, "description": "Options of lease-per-object." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-renew-budget": { "description": "All Leases in view together are updated more often than a budget, or than the nodes' own heartbeats.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "writesPerSecond": { "type": "number", "exclusiveMinimum": 0, "default": 20, "description": "Lease updates a second that may be made besides the nodes' own; where the nodes' own are more (a tenth of cluster.nodes), those are the budget." } }, "description": "Options of lease-renew-budget." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-renew-too-often": { "description": "A Lease that is renewed more often than it has to be: shared Leases, node Leases, retry periods under a second.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "keys": { "type": "array", "items": { "type": "string" }, "default": ["leaseRenewInterval", "leaseRenewPeriod", "leaseRenewWindow", "leaseRenewSeconds", "renewInterval", "renewWindow"], "description": "Values keys beside leaseMode that say how often a shared Lease is renewed. Matched exactly." }, "windowSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 10, "description": "Renewal window of a shared Lease: shorter ones are reported." }, "nodeLeaseSeconds": { "type": "number", "exclusiveMinimum": 0, "default": 40, "description": "nodeLeaseDurationSeconds below this are reported." }, "retryPeriodSeconds": { "type": "number", "minimum": 0, "default": 1, "description": "Retry periods of leader elections below this are reported." } }, "description": "Options of lease-renew-too-often." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "lease-selector-assumes-pod": { "description": "With namespace Leases something still asks for a Lease that is named after a Pod.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of lease-selector-assumes-pod." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "list-without-resource-version": { "description": "A program on every node lists from etcd instead of the API server's cache.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "scripts": { "description": "Whether kubectl, curl and wget in commands and mounted scripts are looked at.", "type": "boolean", "default": true }, "oldEtcd": { "description": "Set it when etcd is older than 3.5.13 (on the 3.4 line 3.4.31): then Kubernetes 1.31 and later still read such lists from etcd.", "type": "boolean", "default": false } }, "description": "Options of list-without-resource-version." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "missing-flow-schema": { "description": "An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "ignoreClients": { "description": "Ids of the client catalogue that are not judged.", "type": "array", "items": { "type": "string" }, "default": [] }, "permissions": { "description": "Whether a hint is given for DaemonSets of unknown programs whose permissions let them list or watch the whole cluster.", "type": "boolean", "default": false }, "shares": { "description": "nominalConcurrencyShares of the level that the fix writes. 5 leave leader election 24 of its 25 seats.", "type": "integer", "minimum": 1, "default": 5 }, "secondsPerList": { "description": "Seconds that one list takes, as assumed for the drain time.", "type": "number", "exclusiveMinimum": 0, "default": 1 } }, "description": "Options of missing-flow-schema." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "node-status-report-trap": { "description": "A kubelet configuration that makes every node write its whole status as often as it computes it.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of node-status-report-trap." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-rejected": { "description": "A priority level that the API server refuses.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of priority-level-rejected." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "priority-level-starves-leaders": { "description": "Priority levels with so many shares that leader election keeps too few seats.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "inflight": { "description": "Seats of an API server: --max-requests-inflight and --max-mutating-requests-inflight together, 600 by default.", "type": "integer", "minimum": 1, "default": 600 }, "warnBelow": { "description": "Seats of leader election below which the levels are a finding. 25 are there without them.", "type": "integer", "minimum": 1, "default": 15 }, "errorBelow": { "description": "Seats of leader election below which the finding is an error.", "type": "integer", "minimum": 0, "default": 8 } }, "description": "Options of priority-level-starves-leaders." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "watch-cache-off": { "description": "The API server's watch cache is switched off, so every list and watch is read from etcd.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of watch-cache-off." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-backend-single": { "description": "A webhook that fails closed on everyday writes has one Pod behind it, or Pods that go away together.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "requireDisruptionBudget": { "type": "boolean", "default": true, "description": "Several Pods without a PodDisruptionBudget in view are reported as information." } }, "description": "Options of webhook-backend-single." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-fails-closed-on-system": { "description": "An admission webhook that fails closed stands in front of what the cluster needs to heal itself.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-fails-closed-on-system." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-intercepts-leases": { "description": "An admission webhook is asked about the Lease updates of the control plane or of the nodes.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "maximumTimeoutSeconds": { "type": "integer", "minimum": 1, "maximum": 4, "default": 3, "description": "A webhook that may take longer is an error, any other a warning. A Lease update is given up after 5 s by default." } }, "description": "Options of webhook-intercepts-leases." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-mutates-owned": { "description": "A mutating webhook may change ReplicaSets, which the Deployment controller compares with its template.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": {}, "description": "Options of webhook-mutates-owned." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } }, "webhook-timeout-budget": { "description": "The webhooks that one request passes may together take longer than its sender waits.", "then": { "type": "object", "additionalProperties": false, "properties": { "severity": { "$ref": "#/$defs/severity" }, "options": { "type": "object", "additionalProperties": false, "properties": { "seconds": { "type": "integer", "minimum": 1, "default": 30, "description": "Sum of time-outs from which a request is a finding; half of what the API server gives a request." }, "leaseSeconds": { "type": "integer", "minimum": 1, "default": 5, "description": "The same for Lease updates in kube-system; the holder of a lock gives up after 5 s by default." } }, "description": "Options of webhook-timeout-budget." } } }, "if": { "type": "object" }, "else": { "$ref": "#/$defs/severity" } } } };
var schema76 = { "description": "off (or false); on (or true) for the rule's own severity; or the severity to report with.", "enum": ["off", "on", "hint", "info", "warning", "error", false, true] };
var func1 = Object.prototype.hasOwnProperty;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema75.properties, key0)) {
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
              const err3 = { instancePath: instancePath + "/alert-on-removed-metric/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
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
          const err9 = { instancePath: instancePath + "/alert-on-removed-metric", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
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
              const err13 = { instancePath: instancePath + "/audit-webhook-blocks/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
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
          const err18 = { instancePath: instancePath + "/audit-webhook-blocks", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
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
    if (data["cluster-wide-watch-per-node"] !== void 0) {
      let data9 = data["cluster-wide-watch-per-node"];
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
              const err21 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
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
              const err22 = { instancePath: instancePath + "/cluster-wide-watch-per-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
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
                if (!(key6 === "ignoreClients")) {
                  const err23 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
              if (data11.ignoreClients !== void 0) {
                let data12 = data11.ignoreClients;
                if (Array.isArray(data12)) {
                  const len1 = data12.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data12[i1] !== "string") {
                      const err24 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients/" + i1, schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err25 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options/ignoreClients", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
            } else {
              const err26 = { instancePath: instancePath + "/cluster-wide-watch-per-node/options", schemaPath: "#/properties/cluster-wide-watch-per-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        } else {
          const err27 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
        const _errs52 = errors;
        if (!(data9 === "off" || data9 === "on" || data9 === "hint" || data9 === "info" || data9 === "warning" || data9 === "error" || data9 === false || data9 === true)) {
          const err28 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        var _valid2 = _errs52 === errors;
        valid13 = _valid2;
        ifClause2 = "else";
      }
      if (!valid13) {
        const err29 = { instancePath: instancePath + "/cluster-wide-watch-per-node", schemaPath: "#/properties/cluster-wide-watch-per-node/if", keyword: "if", params: { failingKeyword: ifClause2 }, message: 'must match "' + ifClause2 + '" schema' };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data["cni-without-fan-out"] !== void 0) {
      let data14 = data["cni-without-fan-out"];
      const _errs55 = errors;
      let valid20 = true;
      const _errs56 = errors;
      if (!(data14 && typeof data14 == "object" && !Array.isArray(data14))) {
        const err30 = {};
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
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
              const err31 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/properties/cni-without-fan-out/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
          if (data14.severity !== void 0) {
            let data15 = data14.severity;
            if (!(data15 === "off" || data15 === "on" || data15 === "hint" || data15 === "info" || data15 === "warning" || data15 === "error" || data15 === false || data15 === true)) {
              const err32 = { instancePath: instancePath + "/cni-without-fan-out/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
          if (data14.options !== void 0) {
            let data16 = data14.options;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
              for (const key8 in data16) {
                if (!(key8 === "nodes" || key8 === "manyNodes")) {
                  const err33 = { instancePath: instancePath + "/cni-without-fan-out/options", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
              if (data16.nodes !== void 0) {
                let data17 = data16.nodes;
                if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                  const err34 = { instancePath: instancePath + "/cni-without-fan-out/options/nodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/nodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (typeof data17 == "number" && isFinite(data17)) {
                  if (data17 < 1 || isNaN(data17)) {
                    const err35 = { instancePath: instancePath + "/cni-without-fan-out/options/nodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/nodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
              }
              if (data16.manyNodes !== void 0) {
                let data18 = data16.manyNodes;
                if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                  const err36 = { instancePath: instancePath + "/cni-without-fan-out/options/manyNodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/manyNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (typeof data18 == "number" && isFinite(data18)) {
                  if (data18 < 1 || isNaN(data18)) {
                    const err37 = { instancePath: instancePath + "/cni-without-fan-out/options/manyNodes", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/properties/manyNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err38 = { instancePath: instancePath + "/cni-without-fan-out/options", schemaPath: "#/properties/cni-without-fan-out/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          }
        } else {
          const err39 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/properties/cni-without-fan-out/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        var _valid3 = _errs58 === errors;
        valid20 = _valid3;
        ifClause3 = "then";
      } else {
        const _errs70 = errors;
        if (!(data14 === "off" || data14 === "on" || data14 === "hint" || data14 === "info" || data14 === "warning" || data14 === "error" || data14 === false || data14 === true)) {
          const err40 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        var _valid3 = _errs70 === errors;
        valid20 = _valid3;
        ifClause3 = "else";
      }
      if (!valid20) {
        const err41 = { instancePath: instancePath + "/cni-without-fan-out", schemaPath: "#/properties/cni-without-fan-out/if", keyword: "if", params: { failingKeyword: ifClause3 }, message: 'must match "' + ifClause3 + '" schema' };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data["daemonset-rollout-herd"] !== void 0) {
      let data19 = data["daemonset-rollout-herd"];
      const _errs73 = errors;
      let valid25 = true;
      const _errs74 = errors;
      if (!(data19 && typeof data19 == "object" && !Array.isArray(data19))) {
        const err42 = {};
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      var _valid4 = _errs74 === errors;
      errors = _errs73;
      if (vErrors !== null) {
        if (_errs73) {
          vErrors.length = _errs73;
        } else {
          vErrors = null;
        }
      }
      let ifClause4;
      if (_valid4) {
        const _errs76 = errors;
        if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
          for (const key9 in data19) {
            if (!(key9 === "severity" || key9 === "options")) {
              const err43 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/properties/daemonset-rollout-herd/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
          if (data19.severity !== void 0) {
            let data20 = data19.severity;
            if (!(data20 === "off" || data20 === "on" || data20 === "hint" || data20 === "info" || data20 === "warning" || data20 === "error" || data20 === false || data20 === true)) {
              const err44 = { instancePath: instancePath + "/daemonset-rollout-herd/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
          if (data19.options !== void 0) {
            let data21 = data19.options;
            if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
              for (const key10 in data21) {
                if (!(key10 === "percent" || key10 === "pods")) {
                  const err45 = { instancePath: instancePath + "/daemonset-rollout-herd/options", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
              }
              if (data21.percent !== void 0) {
                let data22 = data21.percent;
                if (typeof data22 == "number" && isFinite(data22)) {
                  if (data22 > 100 || isNaN(data22)) {
                    const err46 = { instancePath: instancePath + "/daemonset-rollout-herd/options/percent", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                  if (data22 < 1 || isNaN(data22)) {
                    const err47 = { instancePath: instancePath + "/daemonset-rollout-herd/options/percent", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                } else {
                  const err48 = { instancePath: instancePath + "/daemonset-rollout-herd/options/percent", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              }
              if (data21.pods !== void 0) {
                let data23 = data21.pods;
                if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                  const err49 = { instancePath: instancePath + "/daemonset-rollout-herd/options/pods", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/pods/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (typeof data23 == "number" && isFinite(data23)) {
                  if (data23 < 1 || isNaN(data23)) {
                    const err50 = { instancePath: instancePath + "/daemonset-rollout-herd/options/pods", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/properties/pods/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err51 = { instancePath: instancePath + "/daemonset-rollout-herd/options", schemaPath: "#/properties/daemonset-rollout-herd/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
        } else {
          const err52 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/properties/daemonset-rollout-herd/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        var _valid4 = _errs76 === errors;
        valid25 = _valid4;
        ifClause4 = "then";
      } else {
        const _errs88 = errors;
        if (!(data19 === "off" || data19 === "on" || data19 === "hint" || data19 === "info" || data19 === "warning" || data19 === "error" || data19 === false || data19 === true)) {
          const err53 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        var _valid4 = _errs88 === errors;
        valid25 = _valid4;
        ifClause4 = "else";
      }
      if (!valid25) {
        const err54 = { instancePath: instancePath + "/daemonset-rollout-herd", schemaPath: "#/properties/daemonset-rollout-herd/if", keyword: "if", params: { failingKeyword: ifClause4 }, message: 'must match "' + ifClause4 + '" schema' };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data["etcd-alert-too-loose"] !== void 0) {
      let data24 = data["etcd-alert-too-loose"];
      const _errs91 = errors;
      let valid30 = true;
      const _errs92 = errors;
      if (!(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
        const err55 = {};
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
      var _valid5 = _errs92 === errors;
      errors = _errs91;
      if (vErrors !== null) {
        if (_errs91) {
          vErrors.length = _errs91;
        } else {
          vErrors = null;
        }
      }
      let ifClause5;
      if (_valid5) {
        const _errs94 = errors;
        if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
          for (const key11 in data24) {
            if (!(key11 === "severity" || key11 === "options")) {
              const err56 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/properties/etcd-alert-too-loose/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
          if (data24.severity !== void 0) {
            let data25 = data24.severity;
            if (!(data25 === "off" || data25 === "on" || data25 === "hint" || data25 === "info" || data25 === "warning" || data25 === "error" || data25 === false || data25 === true)) {
              const err57 = { instancePath: instancePath + "/etcd-alert-too-loose/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          }
          if (data24.options !== void 0) {
            let data26 = data24.options;
            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
              for (const key12 in data26) {
                if (!(key12 === "factor")) {
                  const err58 = { instancePath: instancePath + "/etcd-alert-too-loose/options", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
              }
              if (data26.factor !== void 0) {
                let data27 = data26.factor;
                if (typeof data27 == "number" && isFinite(data27)) {
                  if (data27 < 1 || isNaN(data27)) {
                    const err59 = { instancePath: instancePath + "/etcd-alert-too-loose/options/factor", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/properties/factor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                } else {
                  const err60 = { instancePath: instancePath + "/etcd-alert-too-loose/options/factor", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/properties/factor/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
              }
            } else {
              const err61 = { instancePath: instancePath + "/etcd-alert-too-loose/options", schemaPath: "#/properties/etcd-alert-too-loose/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          }
        } else {
          const err62 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/properties/etcd-alert-too-loose/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        var _valid5 = _errs94 === errors;
        valid30 = _valid5;
        ifClause5 = "then";
      } else {
        const _errs104 = errors;
        if (!(data24 === "off" || data24 === "on" || data24 === "hint" || data24 === "info" || data24 === "warning" || data24 === "error" || data24 === false || data24 === true)) {
          const err63 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        var _valid5 = _errs104 === errors;
        valid30 = _valid5;
        ifClause5 = "else";
      }
      if (!valid30) {
        const err64 = { instancePath: instancePath + "/etcd-alert-too-loose", schemaPath: "#/properties/etcd-alert-too-loose/if", keyword: "if", params: { failingKeyword: ifClause5 }, message: 'must match "' + ifClause5 + '" schema' };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
    }
    if (data["etcd-defrag-unguarded"] !== void 0) {
      let data28 = data["etcd-defrag-unguarded"];
      const _errs107 = errors;
      let valid35 = true;
      const _errs108 = errors;
      if (!(data28 && typeof data28 == "object" && !Array.isArray(data28))) {
        const err65 = {};
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      var _valid6 = _errs108 === errors;
      errors = _errs107;
      if (vErrors !== null) {
        if (_errs107) {
          vErrors.length = _errs107;
        } else {
          vErrors = null;
        }
      }
      let ifClause6;
      if (_valid6) {
        const _errs110 = errors;
        if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
          for (const key13 in data28) {
            if (!(key13 === "severity" || key13 === "options")) {
              const err66 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/properties/etcd-defrag-unguarded/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
          if (data28.severity !== void 0) {
            let data29 = data28.severity;
            if (!(data29 === "off" || data29 === "on" || data29 === "hint" || data29 === "info" || data29 === "warning" || data29 === "error" || data29 === false || data29 === true)) {
              const err67 = { instancePath: instancePath + "/etcd-defrag-unguarded/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
          }
          if (data28.options !== void 0) {
            let data30 = data28.options;
            if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
              for (const key14 in data30) {
                if (!(key14 === "minimumTimeoutSeconds" || key14 === "perDay")) {
                  const err68 = { instancePath: instancePath + "/etcd-defrag-unguarded/options", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
              }
              if (data30.minimumTimeoutSeconds !== void 0) {
                let data31 = data30.minimumTimeoutSeconds;
                if (typeof data31 == "number" && isFinite(data31)) {
                  if (data31 <= 0 || isNaN(data31)) {
                    const err69 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/minimumTimeoutSeconds", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/minimumTimeoutSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  }
                } else {
                  const err70 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/minimumTimeoutSeconds", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/minimumTimeoutSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
              }
              if (data30.perDay !== void 0) {
                let data32 = data30.perDay;
                if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                  const err71 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/perDay", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/perDay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                if (typeof data32 == "number" && isFinite(data32)) {
                  if (data32 < 1 || isNaN(data32)) {
                    const err72 = { instancePath: instancePath + "/etcd-defrag-unguarded/options/perDay", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/properties/perDay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err73 = { instancePath: instancePath + "/etcd-defrag-unguarded/options", schemaPath: "#/properties/etcd-defrag-unguarded/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err73];
              } else {
                vErrors.push(err73);
              }
              errors++;
            }
          }
        } else {
          const err74 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/properties/etcd-defrag-unguarded/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
        var _valid6 = _errs110 === errors;
        valid35 = _valid6;
        ifClause6 = "then";
      } else {
        const _errs122 = errors;
        if (!(data28 === "off" || data28 === "on" || data28 === "hint" || data28 === "info" || data28 === "warning" || data28 === "error" || data28 === false || data28 === true)) {
          const err75 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        var _valid6 = _errs122 === errors;
        valid35 = _valid6;
        ifClause6 = "else";
      }
      if (!valid35) {
        const err76 = { instancePath: instancePath + "/etcd-defrag-unguarded", schemaPath: "#/properties/etcd-defrag-unguarded/if", keyword: "if", params: { failingKeyword: ifClause6 }, message: 'must match "' + ifClause6 + '" schema' };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      }
    }
    if (data["etcd-even-members"] !== void 0) {
      let data33 = data["etcd-even-members"];
      const _errs125 = errors;
      let valid40 = true;
      const _errs126 = errors;
      if (!(data33 && typeof data33 == "object" && !Array.isArray(data33))) {
        const err77 = {};
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
      var _valid7 = _errs126 === errors;
      errors = _errs125;
      if (vErrors !== null) {
        if (_errs125) {
          vErrors.length = _errs125;
        } else {
          vErrors = null;
        }
      }
      let ifClause7;
      if (_valid7) {
        const _errs128 = errors;
        if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
          for (const key15 in data33) {
            if (!(key15 === "severity" || key15 === "options")) {
              const err78 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
          }
          if (data33.severity !== void 0) {
            let data34 = data33.severity;
            if (!(data34 === "off" || data34 === "on" || data34 === "hint" || data34 === "info" || data34 === "warning" || data34 === "error" || data34 === false || data34 === true)) {
              const err79 = { instancePath: instancePath + "/etcd-even-members/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            }
          }
          if (data33.options !== void 0) {
            let data35 = data33.options;
            if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
              for (const key16 in data35) {
                if (!(key16 === "maximumMembers")) {
                  const err80 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
              }
              if (data35.maximumMembers !== void 0) {
                let data36 = data35.maximumMembers;
                if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                  const err81 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err81];
                  } else {
                    vErrors.push(err81);
                  }
                  errors++;
                }
                if (typeof data36 == "number" && isFinite(data36)) {
                  if (data36 < 3 || isNaN(data36)) {
                    const err82 = { instancePath: instancePath + "/etcd-even-members/options/maximumMembers", schemaPath: "#/properties/etcd-even-members/then/properties/options/properties/maximumMembers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 3 }, message: "must be >= 3" };
                    if (vErrors === null) {
                      vErrors = [err82];
                    } else {
                      vErrors.push(err82);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err83 = { instancePath: instancePath + "/etcd-even-members/options", schemaPath: "#/properties/etcd-even-members/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
          }
        } else {
          const err84 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        }
        var _valid7 = _errs128 === errors;
        valid40 = _valid7;
        ifClause7 = "then";
      } else {
        const _errs138 = errors;
        if (!(data33 === "off" || data33 === "on" || data33 === "hint" || data33 === "info" || data33 === "warning" || data33 === "error" || data33 === false || data33 === true)) {
          const err85 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        var _valid7 = _errs138 === errors;
        valid40 = _valid7;
        ifClause7 = "else";
      }
      if (!valid40) {
        const err86 = { instancePath: instancePath + "/etcd-even-members", schemaPath: "#/properties/etcd-even-members/if", keyword: "if", params: { failingKeyword: ifClause7 }, message: 'must match "' + ifClause7 + '" schema' };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data["etcd-heartbeat-too-short"] !== void 0) {
      let data37 = data["etcd-heartbeat-too-short"];
      const _errs141 = errors;
      let valid45 = true;
      const _errs142 = errors;
      if (!(data37 && typeof data37 == "object" && !Array.isArray(data37))) {
        const err87 = {};
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
      var _valid8 = _errs142 === errors;
      errors = _errs141;
      if (vErrors !== null) {
        if (_errs141) {
          vErrors.length = _errs141;
        } else {
          vErrors = null;
        }
      }
      let ifClause8;
      if (_valid8) {
        const _errs144 = errors;
        if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
          for (const key17 in data37) {
            if (!(key17 === "severity" || key17 === "options")) {
              const err88 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err88];
              } else {
                vErrors.push(err88);
              }
              errors++;
            }
          }
          if (data37.severity !== void 0) {
            let data38 = data37.severity;
            if (!(data38 === "off" || data38 === "on" || data38 === "hint" || data38 === "info" || data38 === "warning" || data38 === "error" || data38 === false || data38 === true)) {
              const err89 = { instancePath: instancePath + "/etcd-heartbeat-too-short/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
          }
          if (data37.options !== void 0) {
            let data39 = data37.options;
            if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
              for (const key18 in data39) {
                if (!(key18 === "minimumMilliseconds" || key18 === "hintBelowTenHeartbeats")) {
                  const err90 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err90];
                  } else {
                    vErrors.push(err90);
                  }
                  errors++;
                }
              }
              if (data39.minimumMilliseconds !== void 0) {
                let data40 = data39.minimumMilliseconds;
                if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
                  const err91 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err91];
                  } else {
                    vErrors.push(err91);
                  }
                  errors++;
                }
                if (typeof data40 == "number" && isFinite(data40)) {
                  if (data40 > 5e3 || isNaN(data40)) {
                    const err92 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e3 }, message: "must be <= 5000" };
                    if (vErrors === null) {
                      vErrors = [err92];
                    } else {
                      vErrors.push(err92);
                    }
                    errors++;
                  }
                  if (data40 < 1 || isNaN(data40)) {
                    const err93 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/minimumMilliseconds", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/minimumMilliseconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err93];
                    } else {
                      vErrors.push(err93);
                    }
                    errors++;
                  }
                }
              }
              if (data39.hintBelowTenHeartbeats !== void 0) {
                if (typeof data39.hintBelowTenHeartbeats !== "boolean") {
                  const err94 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options/hintBelowTenHeartbeats", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/properties/hintBelowTenHeartbeats/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err94];
                  } else {
                    vErrors.push(err94);
                  }
                  errors++;
                }
              }
            } else {
              const err95 = { instancePath: instancePath + "/etcd-heartbeat-too-short/options", schemaPath: "#/properties/etcd-heartbeat-too-short/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err95];
              } else {
                vErrors.push(err95);
              }
              errors++;
            }
          }
        } else {
          const err96 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
        var _valid8 = _errs144 === errors;
        valid45 = _valid8;
        ifClause8 = "then";
      } else {
        const _errs156 = errors;
        if (!(data37 === "off" || data37 === "on" || data37 === "hint" || data37 === "info" || data37 === "warning" || data37 === "error" || data37 === false || data37 === true)) {
          const err97 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err97];
          } else {
            vErrors.push(err97);
          }
          errors++;
        }
        var _valid8 = _errs156 === errors;
        valid45 = _valid8;
        ifClause8 = "else";
      }
      if (!valid45) {
        const err98 = { instancePath: instancePath + "/etcd-heartbeat-too-short", schemaPath: "#/properties/etcd-heartbeat-too-short/if", keyword: "if", params: { failingKeyword: ifClause8 }, message: 'must match "' + ifClause8 + '" schema' };
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
    }
    if (data["etcd-quota"] !== void 0) {
      let data42 = data["etcd-quota"];
      const _errs159 = errors;
      let valid50 = true;
      const _errs160 = errors;
      if (!(data42 && typeof data42 == "object" && !Array.isArray(data42))) {
        const err99 = {};
        if (vErrors === null) {
          vErrors = [err99];
        } else {
          vErrors.push(err99);
        }
        errors++;
      }
      var _valid9 = _errs160 === errors;
      errors = _errs159;
      if (vErrors !== null) {
        if (_errs159) {
          vErrors.length = _errs159;
        } else {
          vErrors = null;
        }
      }
      let ifClause9;
      if (_valid9) {
        const _errs162 = errors;
        if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
          for (const key19 in data42) {
            if (!(key19 === "severity" || key19 === "options")) {
              const err100 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err100];
              } else {
                vErrors.push(err100);
              }
              errors++;
            }
          }
          if (data42.severity !== void 0) {
            let data43 = data42.severity;
            if (!(data43 === "off" || data43 === "on" || data43 === "hint" || data43 === "info" || data43 === "warning" || data43 === "error" || data43 === false || data43 === true)) {
              const err101 = { instancePath: instancePath + "/etcd-quota/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err101];
              } else {
                vErrors.push(err101);
              }
              errors++;
            }
          }
          if (data42.options !== void 0) {
            let data44 = data42.options;
            if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
              for (const key20 in data44) {
                if (!(key20 === "maximumBytes" || key20 === "nodesThatNeedOne")) {
                  const err102 = { instancePath: instancePath + "/etcd-quota/options", schemaPath: "#/properties/etcd-quota/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
              }
              if (data44.maximumBytes !== void 0) {
                let data45 = data44.maximumBytes;
                if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
                  const err103 = { instancePath: instancePath + "/etcd-quota/options/maximumBytes", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/maximumBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err103];
                  } else {
                    vErrors.push(err103);
                  }
                  errors++;
                }
                if (typeof data45 == "number" && isFinite(data45)) {
                  if (data45 < 1 || isNaN(data45)) {
                    const err104 = { instancePath: instancePath + "/etcd-quota/options/maximumBytes", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/maximumBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err104];
                    } else {
                      vErrors.push(err104);
                    }
                    errors++;
                  }
                }
              }
              if (data44.nodesThatNeedOne !== void 0) {
                let data46 = data44.nodesThatNeedOne;
                if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                  const err105 = { instancePath: instancePath + "/etcd-quota/options/nodesThatNeedOne", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/nodesThatNeedOne/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err105];
                  } else {
                    vErrors.push(err105);
                  }
                  errors++;
                }
                if (typeof data46 == "number" && isFinite(data46)) {
                  if (data46 < 1 || isNaN(data46)) {
                    const err106 = { instancePath: instancePath + "/etcd-quota/options/nodesThatNeedOne", schemaPath: "#/properties/etcd-quota/then/properties/options/properties/nodesThatNeedOne/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err106];
                    } else {
                      vErrors.push(err106);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err107 = { instancePath: instancePath + "/etcd-quota/options", schemaPath: "#/properties/etcd-quota/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
          }
        } else {
          const err108 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err108];
          } else {
            vErrors.push(err108);
          }
          errors++;
        }
        var _valid9 = _errs162 === errors;
        valid50 = _valid9;
        ifClause9 = "then";
      } else {
        const _errs174 = errors;
        if (!(data42 === "off" || data42 === "on" || data42 === "hint" || data42 === "info" || data42 === "warning" || data42 === "error" || data42 === false || data42 === true)) {
          const err109 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        var _valid9 = _errs174 === errors;
        valid50 = _valid9;
        ifClause9 = "else";
      }
      if (!valid50) {
        const err110 = { instancePath: instancePath + "/etcd-quota", schemaPath: "#/properties/etcd-quota/if", keyword: "if", params: { failingKeyword: ifClause9 }, message: 'must match "' + ifClause9 + '" schema' };
        if (vErrors === null) {
          vErrors = [err110];
        } else {
          vErrors.push(err110);
        }
        errors++;
      }
    }
    if (data["etcd-timer-ignored"] !== void 0) {
      let data47 = data["etcd-timer-ignored"];
      const _errs177 = errors;
      let valid55 = true;
      const _errs178 = errors;
      if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
        const err111 = {};
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
      var _valid10 = _errs178 === errors;
      errors = _errs177;
      if (vErrors !== null) {
        if (_errs177) {
          vErrors.length = _errs177;
        } else {
          vErrors = null;
        }
      }
      let ifClause10;
      if (_valid10) {
        const _errs180 = errors;
        if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
          for (const key21 in data47) {
            if (!(key21 === "severity" || key21 === "options")) {
              const err112 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err112];
              } else {
                vErrors.push(err112);
              }
              errors++;
            }
          }
          if (data47.severity !== void 0) {
            let data48 = data47.severity;
            if (!(data48 === "off" || data48 === "on" || data48 === "hint" || data48 === "info" || data48 === "warning" || data48 === "error" || data48 === false || data48 === true)) {
              const err113 = { instancePath: instancePath + "/etcd-timer-ignored/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err113];
              } else {
                vErrors.push(err113);
              }
              errors++;
            }
          }
          if (data47.options !== void 0) {
            let data49 = data47.options;
            if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
              for (const key22 in data49) {
                const err114 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err114];
                } else {
                  vErrors.push(err114);
                }
                errors++;
              }
            } else {
              const err115 = { instancePath: instancePath + "/etcd-timer-ignored/options", schemaPath: "#/properties/etcd-timer-ignored/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err115];
              } else {
                vErrors.push(err115);
              }
              errors++;
            }
          }
        } else {
          const err116 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err116];
          } else {
            vErrors.push(err116);
          }
          errors++;
        }
        var _valid10 = _errs180 === errors;
        valid55 = _valid10;
        ifClause10 = "then";
      } else {
        const _errs188 = errors;
        if (!(data47 === "off" || data47 === "on" || data47 === "hint" || data47 === "info" || data47 === "warning" || data47 === "error" || data47 === false || data47 === true)) {
          const err117 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err117];
          } else {
            vErrors.push(err117);
          }
          errors++;
        }
        var _valid10 = _errs188 === errors;
        valid55 = _valid10;
        ifClause10 = "else";
      }
      if (!valid55) {
        const err118 = { instancePath: instancePath + "/etcd-timer-ignored", schemaPath: "#/properties/etcd-timer-ignored/if", keyword: "if", params: { failingKeyword: ifClause10 }, message: 'must match "' + ifClause10 + '" schema' };
        if (vErrors === null) {
          vErrors = [err118];
        } else {
          vErrors.push(err118);
        }
        errors++;
      }
    }
    if (data["event-flood-shares-etcd"] !== void 0) {
      let data50 = data["event-flood-shares-etcd"];
      const _errs191 = errors;
      let valid59 = true;
      const _errs192 = errors;
      if (!(data50 && typeof data50 == "object" && !Array.isArray(data50))) {
        const err119 = {};
        if (vErrors === null) {
          vErrors = [err119];
        } else {
          vErrors.push(err119);
        }
        errors++;
      }
      var _valid11 = _errs192 === errors;
      errors = _errs191;
      if (vErrors !== null) {
        if (_errs191) {
          vErrors.length = _errs191;
        } else {
          vErrors = null;
        }
      }
      let ifClause11;
      if (_valid11) {
        const _errs194 = errors;
        if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
          for (const key23 in data50) {
            if (!(key23 === "severity" || key23 === "options")) {
              const err120 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err120];
              } else {
                vErrors.push(err120);
              }
              errors++;
            }
          }
          if (data50.severity !== void 0) {
            let data51 = data50.severity;
            if (!(data51 === "off" || data51 === "on" || data51 === "hint" || data51 === "info" || data51 === "warning" || data51 === "error" || data51 === false || data51 === true)) {
              const err121 = { instancePath: instancePath + "/event-flood-shares-etcd/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err121];
              } else {
                vErrors.push(err121);
              }
              errors++;
            }
          }
          if (data50.options !== void 0) {
            let data52 = data50.options;
            if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
              for (const key24 in data52) {
                if (!(key24 === "largeClusterNodes" || key24 === "maximumHours")) {
                  const err122 = { instancePath: instancePath + "/event-flood-shares-etcd/options", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err122];
                  } else {
                    vErrors.push(err122);
                  }
                  errors++;
                }
              }
              if (data52.largeClusterNodes !== void 0) {
                let data53 = data52.largeClusterNodes;
                if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
                  const err123 = { instancePath: instancePath + "/event-flood-shares-etcd/options/largeClusterNodes", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err123];
                  } else {
                    vErrors.push(err123);
                  }
                  errors++;
                }
                if (typeof data53 == "number" && isFinite(data53)) {
                  if (data53 < 1 || isNaN(data53)) {
                    const err124 = { instancePath: instancePath + "/event-flood-shares-etcd/options/largeClusterNodes", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err124];
                    } else {
                      vErrors.push(err124);
                    }
                    errors++;
                  }
                }
              }
              if (data52.maximumHours !== void 0) {
                let data54 = data52.maximumHours;
                if (typeof data54 == "number" && isFinite(data54)) {
                  if (data54 <= 0 || isNaN(data54)) {
                    const err125 = { instancePath: instancePath + "/event-flood-shares-etcd/options/maximumHours", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/maximumHours/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err125];
                    } else {
                      vErrors.push(err125);
                    }
                    errors++;
                  }
                } else {
                  const err126 = { instancePath: instancePath + "/event-flood-shares-etcd/options/maximumHours", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/properties/maximumHours/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err126];
                  } else {
                    vErrors.push(err126);
                  }
                  errors++;
                }
              }
            } else {
              const err127 = { instancePath: instancePath + "/event-flood-shares-etcd/options", schemaPath: "#/properties/event-flood-shares-etcd/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err127];
              } else {
                vErrors.push(err127);
              }
              errors++;
            }
          }
        } else {
          const err128 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err128];
          } else {
            vErrors.push(err128);
          }
          errors++;
        }
        var _valid11 = _errs194 === errors;
        valid59 = _valid11;
        ifClause11 = "then";
      } else {
        const _errs206 = errors;
        if (!(data50 === "off" || data50 === "on" || data50 === "hint" || data50 === "info" || data50 === "warning" || data50 === "error" || data50 === false || data50 === true)) {
          const err129 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err129];
          } else {
            vErrors.push(err129);
          }
          errors++;
        }
        var _valid11 = _errs206 === errors;
        valid59 = _valid11;
        ifClause11 = "else";
      }
      if (!valid59) {
        const err130 = { instancePath: instancePath + "/event-flood-shares-etcd", schemaPath: "#/properties/event-flood-shares-etcd/if", keyword: "if", params: { failingKeyword: ifClause11 }, message: 'must match "' + ifClause11 + '" schema' };
        if (vErrors === null) {
          vErrors = [err130];
        } else {
          vErrors.push(err130);
        }
        errors++;
      }
    }
    if (data["flow-schema-api-removed"] !== void 0) {
      let data55 = data["flow-schema-api-removed"];
      const _errs209 = errors;
      let valid64 = true;
      const _errs210 = errors;
      if (!(data55 && typeof data55 == "object" && !Array.isArray(data55))) {
        const err131 = {};
        if (vErrors === null) {
          vErrors = [err131];
        } else {
          vErrors.push(err131);
        }
        errors++;
      }
      var _valid12 = _errs210 === errors;
      errors = _errs209;
      if (vErrors !== null) {
        if (_errs209) {
          vErrors.length = _errs209;
        } else {
          vErrors = null;
        }
      }
      let ifClause12;
      if (_valid12) {
        const _errs212 = errors;
        if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
          for (const key25 in data55) {
            if (!(key25 === "severity" || key25 === "options")) {
              const err132 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
          }
          if (data55.severity !== void 0) {
            let data56 = data55.severity;
            if (!(data56 === "off" || data56 === "on" || data56 === "hint" || data56 === "info" || data56 === "warning" || data56 === "error" || data56 === false || data56 === true)) {
              const err133 = { instancePath: instancePath + "/flow-schema-api-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err133];
              } else {
                vErrors.push(err133);
              }
              errors++;
            }
          }
          if (data55.options !== void 0) {
            let data57 = data55.options;
            if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
              for (const key26 in data57) {
                const err134 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err134];
                } else {
                  vErrors.push(err134);
                }
                errors++;
              }
            } else {
              const err135 = { instancePath: instancePath + "/flow-schema-api-removed/options", schemaPath: "#/properties/flow-schema-api-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err135];
              } else {
                vErrors.push(err135);
              }
              errors++;
            }
          }
        } else {
          const err136 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err136];
          } else {
            vErrors.push(err136);
          }
          errors++;
        }
        var _valid12 = _errs212 === errors;
        valid64 = _valid12;
        ifClause12 = "then";
      } else {
        const _errs220 = errors;
        if (!(data55 === "off" || data55 === "on" || data55 === "hint" || data55 === "info" || data55 === "warning" || data55 === "error" || data55 === false || data55 === true)) {
          const err137 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err137];
          } else {
            vErrors.push(err137);
          }
          errors++;
        }
        var _valid12 = _errs220 === errors;
        valid64 = _valid12;
        ifClause12 = "else";
      }
      if (!valid64) {
        const err138 = { instancePath: instancePath + "/flow-schema-api-removed", schemaPath: "#/properties/flow-schema-api-removed/if", keyword: "if", params: { failingKeyword: ifClause12 }, message: 'must match "' + ifClause12 + '" schema' };
        if (vErrors === null) {
          vErrors = [err138];
        } else {
          vErrors.push(err138);
        }
        errors++;
      }
    }
    if (data["flow-schema-exempts-workload"] !== void 0) {
      let data58 = data["flow-schema-exempts-workload"];
      const _errs223 = errors;
      let valid68 = true;
      const _errs224 = errors;
      if (!(data58 && typeof data58 == "object" && !Array.isArray(data58))) {
        const err139 = {};
        if (vErrors === null) {
          vErrors = [err139];
        } else {
          vErrors.push(err139);
        }
        errors++;
      }
      var _valid13 = _errs224 === errors;
      errors = _errs223;
      if (vErrors !== null) {
        if (_errs223) {
          vErrors.length = _errs223;
        } else {
          vErrors = null;
        }
      }
      let ifClause13;
      if (_valid13) {
        const _errs226 = errors;
        if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
          for (const key27 in data58) {
            if (!(key27 === "severity" || key27 === "options")) {
              const err140 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err140];
              } else {
                vErrors.push(err140);
              }
              errors++;
            }
          }
          if (data58.severity !== void 0) {
            let data59 = data58.severity;
            if (!(data59 === "off" || data59 === "on" || data59 === "hint" || data59 === "info" || data59 === "warning" || data59 === "error" || data59 === false || data59 === true)) {
              const err141 = { instancePath: instancePath + "/flow-schema-exempts-workload/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err141];
              } else {
                vErrors.push(err141);
              }
              errors++;
            }
          }
          if (data58.options !== void 0) {
            let data60 = data58.options;
            if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
              for (const key28 in data60) {
                const err142 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err142];
                } else {
                  vErrors.push(err142);
                }
                errors++;
              }
            } else {
              const err143 = { instancePath: instancePath + "/flow-schema-exempts-workload/options", schemaPath: "#/properties/flow-schema-exempts-workload/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err143];
              } else {
                vErrors.push(err143);
              }
              errors++;
            }
          }
        } else {
          const err144 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err144];
          } else {
            vErrors.push(err144);
          }
          errors++;
        }
        var _valid13 = _errs226 === errors;
        valid68 = _valid13;
        ifClause13 = "then";
      } else {
        const _errs234 = errors;
        if (!(data58 === "off" || data58 === "on" || data58 === "hint" || data58 === "info" || data58 === "warning" || data58 === "error" || data58 === false || data58 === true)) {
          const err145 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err145];
          } else {
            vErrors.push(err145);
          }
          errors++;
        }
        var _valid13 = _errs234 === errors;
        valid68 = _valid13;
        ifClause13 = "else";
      }
      if (!valid68) {
        const err146 = { instancePath: instancePath + "/flow-schema-exempts-workload", schemaPath: "#/properties/flow-schema-exempts-workload/if", keyword: "if", params: { failingKeyword: ifClause13 }, message: 'must match "' + ifClause13 + '" schema' };
        if (vErrors === null) {
          vErrors = [err146];
        } else {
          vErrors.push(err146);
        }
        errors++;
      }
    }
    if (data["flow-schema-never-matches"] !== void 0) {
      let data61 = data["flow-schema-never-matches"];
      const _errs237 = errors;
      let valid72 = true;
      const _errs238 = errors;
      if (!(data61 && typeof data61 == "object" && !Array.isArray(data61))) {
        const err147 = {};
        if (vErrors === null) {
          vErrors = [err147];
        } else {
          vErrors.push(err147);
        }
        errors++;
      }
      var _valid14 = _errs238 === errors;
      errors = _errs237;
      if (vErrors !== null) {
        if (_errs237) {
          vErrors.length = _errs237;
        } else {
          vErrors = null;
        }
      }
      let ifClause14;
      if (_valid14) {
        const _errs240 = errors;
        if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
          for (const key29 in data61) {
            if (!(key29 === "severity" || key29 === "options")) {
              const err148 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err148];
              } else {
                vErrors.push(err148);
              }
              errors++;
            }
          }
          if (data61.severity !== void 0) {
            let data62 = data61.severity;
            if (!(data62 === "off" || data62 === "on" || data62 === "hint" || data62 === "info" || data62 === "warning" || data62 === "error" || data62 === false || data62 === true)) {
              const err149 = { instancePath: instancePath + "/flow-schema-never-matches/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err149];
              } else {
                vErrors.push(err149);
              }
              errors++;
            }
          }
          if (data61.options !== void 0) {
            let data63 = data61.options;
            if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
              for (const key30 in data63) {
                const err150 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err150];
                } else {
                  vErrors.push(err150);
                }
                errors++;
              }
            } else {
              const err151 = { instancePath: instancePath + "/flow-schema-never-matches/options", schemaPath: "#/properties/flow-schema-never-matches/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err151];
              } else {
                vErrors.push(err151);
              }
              errors++;
            }
          }
        } else {
          const err152 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err152];
          } else {
            vErrors.push(err152);
          }
          errors++;
        }
        var _valid14 = _errs240 === errors;
        valid72 = _valid14;
        ifClause14 = "then";
      } else {
        const _errs248 = errors;
        if (!(data61 === "off" || data61 === "on" || data61 === "hint" || data61 === "info" || data61 === "warning" || data61 === "error" || data61 === false || data61 === true)) {
          const err153 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err153];
          } else {
            vErrors.push(err153);
          }
          errors++;
        }
        var _valid14 = _errs248 === errors;
        valid72 = _valid14;
        ifClause14 = "else";
      }
      if (!valid72) {
        const err154 = { instancePath: instancePath + "/flow-schema-never-matches", schemaPath: "#/properties/flow-schema-never-matches/if", keyword: "if", params: { failingKeyword: ifClause14 }, message: 'must match "' + ifClause14 + '" schema' };
        if (vErrors === null) {
          vErrors = [err154];
        } else {
          vErrors.push(err154);
        }
        errors++;
      }
    }
    if (data["flow-schema-shares-field"] !== void 0) {
      let data64 = data["flow-schema-shares-field"];
      const _errs251 = errors;
      let valid76 = true;
      const _errs252 = errors;
      if (!(data64 && typeof data64 == "object" && !Array.isArray(data64))) {
        const err155 = {};
        if (vErrors === null) {
          vErrors = [err155];
        } else {
          vErrors.push(err155);
        }
        errors++;
      }
      var _valid15 = _errs252 === errors;
      errors = _errs251;
      if (vErrors !== null) {
        if (_errs251) {
          vErrors.length = _errs251;
        } else {
          vErrors = null;
        }
      }
      let ifClause15;
      if (_valid15) {
        const _errs254 = errors;
        if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
          for (const key31 in data64) {
            if (!(key31 === "severity" || key31 === "options")) {
              const err156 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err156];
              } else {
                vErrors.push(err156);
              }
              errors++;
            }
          }
          if (data64.severity !== void 0) {
            let data65 = data64.severity;
            if (!(data65 === "off" || data65 === "on" || data65 === "hint" || data65 === "info" || data65 === "warning" || data65 === "error" || data65 === false || data65 === true)) {
              const err157 = { instancePath: instancePath + "/flow-schema-shares-field/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err157];
              } else {
                vErrors.push(err157);
              }
              errors++;
            }
          }
          if (data64.options !== void 0) {
            let data66 = data64.options;
            if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
              for (const key32 in data66) {
                const err158 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err158];
                } else {
                  vErrors.push(err158);
                }
                errors++;
              }
            } else {
              const err159 = { instancePath: instancePath + "/flow-schema-shares-field/options", schemaPath: "#/properties/flow-schema-shares-field/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err159];
              } else {
                vErrors.push(err159);
              }
              errors++;
            }
          }
        } else {
          const err160 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err160];
          } else {
            vErrors.push(err160);
          }
          errors++;
        }
        var _valid15 = _errs254 === errors;
        valid76 = _valid15;
        ifClause15 = "then";
      } else {
        const _errs262 = errors;
        if (!(data64 === "off" || data64 === "on" || data64 === "hint" || data64 === "info" || data64 === "warning" || data64 === "error" || data64 === false || data64 === true)) {
          const err161 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err161];
          } else {
            vErrors.push(err161);
          }
          errors++;
        }
        var _valid15 = _errs262 === errors;
        valid76 = _valid15;
        ifClause15 = "else";
      }
      if (!valid76) {
        const err162 = { instancePath: instancePath + "/flow-schema-shares-field", schemaPath: "#/properties/flow-schema-shares-field/if", keyword: "if", params: { failingKeyword: ifClause15 }, message: 'must match "' + ifClause15 + '" schema' };
        if (vErrors === null) {
          vErrors = [err162];
        } else {
          vErrors.push(err162);
        }
        errors++;
      }
    }
    if (data["flow-schema-will-be-deleted"] !== void 0) {
      let data67 = data["flow-schema-will-be-deleted"];
      const _errs265 = errors;
      let valid80 = true;
      const _errs266 = errors;
      if (!(data67 && typeof data67 == "object" && !Array.isArray(data67))) {
        const err163 = {};
        if (vErrors === null) {
          vErrors = [err163];
        } else {
          vErrors.push(err163);
        }
        errors++;
      }
      var _valid16 = _errs266 === errors;
      errors = _errs265;
      if (vErrors !== null) {
        if (_errs265) {
          vErrors.length = _errs265;
        } else {
          vErrors = null;
        }
      }
      let ifClause16;
      if (_valid16) {
        const _errs268 = errors;
        if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
          for (const key33 in data67) {
            if (!(key33 === "severity" || key33 === "options")) {
              const err164 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
          }
          if (data67.severity !== void 0) {
            let data68 = data67.severity;
            if (!(data68 === "off" || data68 === "on" || data68 === "hint" || data68 === "info" || data68 === "warning" || data68 === "error" || data68 === false || data68 === true)) {
              const err165 = { instancePath: instancePath + "/flow-schema-will-be-deleted/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err165];
              } else {
                vErrors.push(err165);
              }
              errors++;
            }
          }
          if (data67.options !== void 0) {
            let data69 = data67.options;
            if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
              for (const key34 in data69) {
                const err166 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key34 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err166];
                } else {
                  vErrors.push(err166);
                }
                errors++;
              }
            } else {
              const err167 = { instancePath: instancePath + "/flow-schema-will-be-deleted/options", schemaPath: "#/properties/flow-schema-will-be-deleted/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err167];
              } else {
                vErrors.push(err167);
              }
              errors++;
            }
          }
        } else {
          const err168 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err168];
          } else {
            vErrors.push(err168);
          }
          errors++;
        }
        var _valid16 = _errs268 === errors;
        valid80 = _valid16;
        ifClause16 = "then";
      } else {
        const _errs276 = errors;
        if (!(data67 === "off" || data67 === "on" || data67 === "hint" || data67 === "info" || data67 === "warning" || data67 === "error" || data67 === false || data67 === true)) {
          const err169 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err169];
          } else {
            vErrors.push(err169);
          }
          errors++;
        }
        var _valid16 = _errs276 === errors;
        valid80 = _valid16;
        ifClause16 = "else";
      }
      if (!valid80) {
        const err170 = { instancePath: instancePath + "/flow-schema-will-be-deleted", schemaPath: "#/properties/flow-schema-will-be-deleted/if", keyword: "if", params: { failingKeyword: ifClause16 }, message: 'must match "' + ifClause16 + '" schema' };
        if (vErrors === null) {
          vErrors = [err170];
        } else {
          vErrors.push(err170);
        }
        errors++;
      }
    }
    if (data["get-etcd-per-record"] !== void 0) {
      let data70 = data["get-etcd-per-record"];
      const _errs279 = errors;
      let valid84 = true;
      const _errs280 = errors;
      if (!(data70 && typeof data70 == "object" && !Array.isArray(data70))) {
        const err171 = {};
        if (vErrors === null) {
          vErrors = [err171];
        } else {
          vErrors.push(err171);
        }
        errors++;
      }
      var _valid17 = _errs280 === errors;
      errors = _errs279;
      if (vErrors !== null) {
        if (_errs279) {
          vErrors.length = _errs279;
        } else {
          vErrors = null;
        }
      }
      let ifClause17;
      if (_valid17) {
        const _errs282 = errors;
        if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
          for (const key35 in data70) {
            if (!(key35 === "severity" || key35 === "options")) {
              const err172 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key35 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err172];
              } else {
                vErrors.push(err172);
              }
              errors++;
            }
          }
          if (data70.severity !== void 0) {
            let data71 = data70.severity;
            if (!(data71 === "off" || data71 === "on" || data71 === "hint" || data71 === "info" || data71 === "warning" || data71 === "error" || data71 === false || data71 === true)) {
              const err173 = { instancePath: instancePath + "/get-etcd-per-record/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err173];
              } else {
                vErrors.push(err173);
              }
              errors++;
            }
          }
          if (data70.options !== void 0) {
            let data72 = data70.options;
            if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
              for (const key36 in data72) {
                if (!(key36 === "ignoreClients")) {
                  const err174 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key36 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err174];
                  } else {
                    vErrors.push(err174);
                  }
                  errors++;
                }
              }
              if (data72.ignoreClients !== void 0) {
                let data73 = data72.ignoreClients;
                if (Array.isArray(data73)) {
                  const len2 = data73.length;
                  for (let i2 = 0; i2 < len2; i2++) {
                    if (typeof data73[i2] !== "string") {
                      const err175 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients/" + i2, schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err175];
                      } else {
                        vErrors.push(err175);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err176 = { instancePath: instancePath + "/get-etcd-per-record/options/ignoreClients", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err176];
                  } else {
                    vErrors.push(err176);
                  }
                  errors++;
                }
              }
            } else {
              const err177 = { instancePath: instancePath + "/get-etcd-per-record/options", schemaPath: "#/properties/get-etcd-per-record/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err177];
              } else {
                vErrors.push(err177);
              }
              errors++;
            }
          }
        } else {
          const err178 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err178];
          } else {
            vErrors.push(err178);
          }
          errors++;
        }
        var _valid17 = _errs282 === errors;
        valid84 = _valid17;
        ifClause17 = "then";
      } else {
        const _errs294 = errors;
        if (!(data70 === "off" || data70 === "on" || data70 === "hint" || data70 === "info" || data70 === "warning" || data70 === "error" || data70 === false || data70 === true)) {
          const err179 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err179];
          } else {
            vErrors.push(err179);
          }
          errors++;
        }
        var _valid17 = _errs294 === errors;
        valid84 = _valid17;
        ifClause17 = "else";
      }
      if (!valid84) {
        const err180 = { instancePath: instancePath + "/get-etcd-per-record", schemaPath: "#/properties/get-etcd-per-record/if", keyword: "if", params: { failingKeyword: ifClause17 }, message: 'must match "' + ifClause17 + '" schema' };
        if (vErrors === null) {
          vErrors = [err180];
        } else {
          vErrors.push(err180);
        }
        errors++;
      }
    }
    if (data["inflight-limits-unsized"] !== void 0) {
      let data75 = data["inflight-limits-unsized"];
      const _errs297 = errors;
      let valid91 = true;
      const _errs298 = errors;
      if (!(data75 && typeof data75 == "object" && !Array.isArray(data75))) {
        const err181 = {};
        if (vErrors === null) {
          vErrors = [err181];
        } else {
          vErrors.push(err181);
        }
        errors++;
      }
      var _valid18 = _errs298 === errors;
      errors = _errs297;
      if (vErrors !== null) {
        if (_errs297) {
          vErrors.length = _errs297;
        } else {
          vErrors = null;
        }
      }
      let ifClause18;
      if (_valid18) {
        const _errs300 = errors;
        if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
          for (const key37 in data75) {
            if (!(key37 === "severity" || key37 === "options")) {
              const err182 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key37 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err182];
              } else {
                vErrors.push(err182);
              }
              errors++;
            }
          }
          if (data75.severity !== void 0) {
            let data76 = data75.severity;
            if (!(data76 === "off" || data76 === "on" || data76 === "hint" || data76 === "info" || data76 === "warning" || data76 === "error" || data76 === false || data76 === true)) {
              const err183 = { instancePath: instancePath + "/inflight-limits-unsized/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err183];
              } else {
                vErrors.push(err183);
              }
              errors++;
            }
          }
          if (data75.options !== void 0) {
            let data77 = data75.options;
            if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
              for (const key38 in data77) {
                if (!(key38 === "minimumSeats" || key38 === "largeClusterNodes")) {
                  const err184 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key38 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err184];
                  } else {
                    vErrors.push(err184);
                  }
                  errors++;
                }
              }
              if (data77.minimumSeats !== void 0) {
                let data78 = data77.minimumSeats;
                if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                  const err185 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err185];
                  } else {
                    vErrors.push(err185);
                  }
                  errors++;
                }
                if (typeof data78 == "number" && isFinite(data78)) {
                  if (data78 < 1 || isNaN(data78)) {
                    const err186 = { instancePath: instancePath + "/inflight-limits-unsized/options/minimumSeats", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/minimumSeats/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err186];
                    } else {
                      vErrors.push(err186);
                    }
                    errors++;
                  }
                }
              }
              if (data77.largeClusterNodes !== void 0) {
                let data79 = data77.largeClusterNodes;
                if (!(typeof data79 == "number" && (!(data79 % 1) && !isNaN(data79)) && isFinite(data79))) {
                  const err187 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err187];
                  } else {
                    vErrors.push(err187);
                  }
                  errors++;
                }
                if (typeof data79 == "number" && isFinite(data79)) {
                  if (data79 < 1 || isNaN(data79)) {
                    const err188 = { instancePath: instancePath + "/inflight-limits-unsized/options/largeClusterNodes", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/properties/largeClusterNodes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err188];
                    } else {
                      vErrors.push(err188);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err189 = { instancePath: instancePath + "/inflight-limits-unsized/options", schemaPath: "#/properties/inflight-limits-unsized/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err189];
              } else {
                vErrors.push(err189);
              }
              errors++;
            }
          }
        } else {
          const err190 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err190];
          } else {
            vErrors.push(err190);
          }
          errors++;
        }
        var _valid18 = _errs300 === errors;
        valid91 = _valid18;
        ifClause18 = "then";
      } else {
        const _errs312 = errors;
        if (!(data75 === "off" || data75 === "on" || data75 === "hint" || data75 === "info" || data75 === "warning" || data75 === "error" || data75 === false || data75 === true)) {
          const err191 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err191];
          } else {
            vErrors.push(err191);
          }
          errors++;
        }
        var _valid18 = _errs312 === errors;
        valid91 = _valid18;
        ifClause18 = "else";
      }
      if (!valid91) {
        const err192 = { instancePath: instancePath + "/inflight-limits-unsized", schemaPath: "#/properties/inflight-limits-unsized/if", keyword: "if", params: { failingKeyword: ifClause18 }, message: 'must match "' + ifClause18 + '" schema' };
        if (vErrors === null) {
          vErrors = [err192];
        } else {
          vErrors.push(err192);
        }
        errors++;
      }
    }
    if (data["leader-election-fragile"] !== void 0) {
      let data80 = data["leader-election-fragile"];
      const _errs315 = errors;
      let valid96 = true;
      const _errs316 = errors;
      if (!(data80 && typeof data80 == "object" && !Array.isArray(data80))) {
        const err193 = {};
        if (vErrors === null) {
          vErrors = [err193];
        } else {
          vErrors.push(err193);
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
              const err194 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key39 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err194];
              } else {
                vErrors.push(err194);
              }
              errors++;
            }
          }
          if (data80.severity !== void 0) {
            let data81 = data80.severity;
            if (!(data81 === "off" || data81 === "on" || data81 === "hint" || data81 === "info" || data81 === "warning" || data81 === "error" || data81 === false || data81 === true)) {
              const err195 = { instancePath: instancePath + "/leader-election-fragile/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err195];
              } else {
                vErrors.push(err195);
              }
              errors++;
            }
          }
          if (data80.options !== void 0) {
            let data82 = data80.options;
            if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
              for (const key40 in data82) {
                if (!(key40 === "hintBelowSeconds")) {
                  const err196 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key40 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err196];
                  } else {
                    vErrors.push(err196);
                  }
                  errors++;
                }
              }
              if (data82.hintBelowSeconds !== void 0) {
                let data83 = data82.hintBelowSeconds;
                if (typeof data83 == "number" && isFinite(data83)) {
                  if (data83 < 0 || isNaN(data83)) {
                    const err197 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err197];
                    } else {
                      vErrors.push(err197);
                    }
                    errors++;
                  }
                } else {
                  const err198 = { instancePath: instancePath + "/leader-election-fragile/options/hintBelowSeconds", schemaPath: "#/properties/leader-election-fragile/then/properties/options/properties/hintBelowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                }
              }
            } else {
              const err199 = { instancePath: instancePath + "/leader-election-fragile/options", schemaPath: "#/properties/leader-election-fragile/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err199];
              } else {
                vErrors.push(err199);
              }
              errors++;
            }
          }
        } else {
          const err200 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err200];
          } else {
            vErrors.push(err200);
          }
          errors++;
        }
        var _valid19 = _errs318 === errors;
        valid96 = _valid19;
        ifClause19 = "then";
      } else {
        const _errs328 = errors;
        if (!(data80 === "off" || data80 === "on" || data80 === "hint" || data80 === "info" || data80 === "warning" || data80 === "error" || data80 === false || data80 === true)) {
          const err201 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err201];
          } else {
            vErrors.push(err201);
          }
          errors++;
        }
        var _valid19 = _errs328 === errors;
        valid96 = _valid19;
        ifClause19 = "else";
      }
      if (!valid96) {
        const err202 = { instancePath: instancePath + "/leader-election-fragile", schemaPath: "#/properties/leader-election-fragile/if", keyword: "if", params: { failingKeyword: ifClause19 }, message: 'must match "' + ifClause19 + '" schema' };
        if (vErrors === null) {
          vErrors = [err202];
        } else {
          vErrors.push(err202);
        }
        errors++;
      }
    }
    if (data["leader-election-invalid"] !== void 0) {
      let data84 = data["leader-election-invalid"];
      const _errs331 = errors;
      let valid101 = true;
      const _errs332 = errors;
      if (!(data84 && typeof data84 == "object" && !Array.isArray(data84))) {
        const err203 = {};
        if (vErrors === null) {
          vErrors = [err203];
        } else {
          vErrors.push(err203);
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
              const err204 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key41 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err204];
              } else {
                vErrors.push(err204);
              }
              errors++;
            }
          }
          if (data84.severity !== void 0) {
            let data85 = data84.severity;
            if (!(data85 === "off" || data85 === "on" || data85 === "hint" || data85 === "info" || data85 === "warning" || data85 === "error" || data85 === false || data85 === true)) {
              const err205 = { instancePath: instancePath + "/leader-election-invalid/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err205];
              } else {
                vErrors.push(err205);
              }
              errors++;
            }
          }
          if (data84.options !== void 0) {
            let data86 = data84.options;
            if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
              for (const key42 in data86) {
                const err206 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key42 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err206];
                } else {
                  vErrors.push(err206);
                }
                errors++;
              }
            } else {
              const err207 = { instancePath: instancePath + "/leader-election-invalid/options", schemaPath: "#/properties/leader-election-invalid/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err207];
              } else {
                vErrors.push(err207);
              }
              errors++;
            }
          }
        } else {
          const err208 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err208];
          } else {
            vErrors.push(err208);
          }
          errors++;
        }
        var _valid20 = _errs334 === errors;
        valid101 = _valid20;
        ifClause20 = "then";
      } else {
        const _errs342 = errors;
        if (!(data84 === "off" || data84 === "on" || data84 === "hint" || data84 === "info" || data84 === "warning" || data84 === "error" || data84 === false || data84 === true)) {
          const err209 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err209];
          } else {
            vErrors.push(err209);
          }
          errors++;
        }
        var _valid20 = _errs342 === errors;
        valid101 = _valid20;
        ifClause20 = "else";
      }
      if (!valid101) {
        const err210 = { instancePath: instancePath + "/leader-election-invalid", schemaPath: "#/properties/leader-election-invalid/if", keyword: "if", params: { failingKeyword: ifClause20 }, message: 'must match "' + ifClause20 + '" schema' };
        if (vErrors === null) {
          vErrors = [err210];
        } else {
          vErrors.push(err210);
        }
        errors++;
      }
    }
    if (data["leader-election-lock-removed"] !== void 0) {
      let data87 = data["leader-election-lock-removed"];
      const _errs345 = errors;
      let valid105 = true;
      const _errs346 = errors;
      if (!(data87 && typeof data87 == "object" && !Array.isArray(data87))) {
        const err211 = {};
        if (vErrors === null) {
          vErrors = [err211];
        } else {
          vErrors.push(err211);
        }
        errors++;
      }
      var _valid21 = _errs346 === errors;
      errors = _errs345;
      if (vErrors !== null) {
        if (_errs345) {
          vErrors.length = _errs345;
        } else {
          vErrors = null;
        }
      }
      let ifClause21;
      if (_valid21) {
        const _errs348 = errors;
        if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
          for (const key43 in data87) {
            if (!(key43 === "severity" || key43 === "options")) {
              const err212 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key43 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err212];
              } else {
                vErrors.push(err212);
              }
              errors++;
            }
          }
          if (data87.severity !== void 0) {
            let data88 = data87.severity;
            if (!(data88 === "off" || data88 === "on" || data88 === "hint" || data88 === "info" || data88 === "warning" || data88 === "error" || data88 === false || data88 === true)) {
              const err213 = { instancePath: instancePath + "/leader-election-lock-removed/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err213];
              } else {
                vErrors.push(err213);
              }
              errors++;
            }
          }
          if (data87.options !== void 0) {
            let data89 = data87.options;
            if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
              for (const key44 in data89) {
                const err214 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key44 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err214];
                } else {
                  vErrors.push(err214);
                }
                errors++;
              }
            } else {
              const err215 = { instancePath: instancePath + "/leader-election-lock-removed/options", schemaPath: "#/properties/leader-election-lock-removed/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err215];
              } else {
                vErrors.push(err215);
              }
              errors++;
            }
          }
        } else {
          const err216 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err216];
          } else {
            vErrors.push(err216);
          }
          errors++;
        }
        var _valid21 = _errs348 === errors;
        valid105 = _valid21;
        ifClause21 = "then";
      } else {
        const _errs356 = errors;
        if (!(data87 === "off" || data87 === "on" || data87 === "hint" || data87 === "info" || data87 === "warning" || data87 === "error" || data87 === false || data87 === true)) {
          const err217 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err217];
          } else {
            vErrors.push(err217);
          }
          errors++;
        }
        var _valid21 = _errs356 === errors;
        valid105 = _valid21;
        ifClause21 = "else";
      }
      if (!valid105) {
        const err218 = { instancePath: instancePath + "/leader-election-lock-removed", schemaPath: "#/properties/leader-election-lock-removed/if", keyword: "if", params: { failingKeyword: ifClause21 }, message: 'must match "' + ifClause21 + '" schema' };
        if (vErrors === null) {
          vErrors = [err218];
        } else {
          vErrors.push(err218);
        }
        errors++;
      }
    }
    if (data["leader-election-on-every-node"] !== void 0) {
      let data90 = data["leader-election-on-every-node"];
      const _errs359 = errors;
      let valid109 = true;
      const _errs360 = errors;
      if (!(data90 && typeof data90 == "object" && !Array.isArray(data90))) {
        const err219 = {};
        if (vErrors === null) {
          vErrors = [err219];
        } else {
          vErrors.push(err219);
        }
        errors++;
      }
      var _valid22 = _errs360 === errors;
      errors = _errs359;
      if (vErrors !== null) {
        if (_errs359) {
          vErrors.length = _errs359;
        } else {
          vErrors = null;
        }
      }
      let ifClause22;
      if (_valid22) {
        const _errs362 = errors;
        if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
          for (const key45 in data90) {
            if (!(key45 === "severity" || key45 === "options")) {
              const err220 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key45 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err220];
              } else {
                vErrors.push(err220);
              }
              errors++;
            }
          }
          if (data90.severity !== void 0) {
            let data91 = data90.severity;
            if (!(data91 === "off" || data91 === "on" || data91 === "hint" || data91 === "info" || data91 === "warning" || data91 === "error" || data91 === false || data91 === true)) {
              const err221 = { instancePath: instancePath + "/leader-election-on-every-node/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err221];
              } else {
                vErrors.push(err221);
              }
              errors++;
            }
          }
          if (data90.options !== void 0) {
            let data92 = data90.options;
            if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
              for (const key46 in data92) {
                if (!(key46 === "readsPerSecond")) {
                  const err222 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key46 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err222];
                  } else {
                    vErrors.push(err222);
                  }
                  errors++;
                }
              }
              if (data92.readsPerSecond !== void 0) {
                let data93 = data92.readsPerSecond;
                if (typeof data93 == "number" && isFinite(data93)) {
                  if (data93 <= 0 || isNaN(data93)) {
                    const err223 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err223];
                    } else {
                      vErrors.push(err223);
                    }
                    errors++;
                  }
                } else {
                  const err224 = { instancePath: instancePath + "/leader-election-on-every-node/options/readsPerSecond", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/properties/readsPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err224];
                  } else {
                    vErrors.push(err224);
                  }
                  errors++;
                }
              }
            } else {
              const err225 = { instancePath: instancePath + "/leader-election-on-every-node/options", schemaPath: "#/properties/leader-election-on-every-node/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err225];
              } else {
                vErrors.push(err225);
              }
              errors++;
            }
          }
        } else {
          const err226 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err226];
          } else {
            vErrors.push(err226);
          }
          errors++;
        }
        var _valid22 = _errs362 === errors;
        valid109 = _valid22;
        ifClause22 = "then";
      } else {
        const _errs372 = errors;
        if (!(data90 === "off" || data90 === "on" || data90 === "hint" || data90 === "info" || data90 === "warning" || data90 === "error" || data90 === false || data90 === true)) {
          const err227 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err227];
          } else {
            vErrors.push(err227);
          }
          errors++;
        }
        var _valid22 = _errs372 === errors;
        valid109 = _valid22;
        ifClause22 = "else";
      }
      if (!valid109) {
        const err228 = { instancePath: instancePath + "/leader-election-on-every-node", schemaPath: "#/properties/leader-election-on-every-node/if", keyword: "if", params: { failingKeyword: ifClause22 }, message: 'must match "' + ifClause22 + '" schema' };
        if (vErrors === null) {
          vErrors = [err228];
        } else {
          vErrors.push(err228);
        }
        errors++;
      }
    }
    if (data["leader-election-shares-lane"] !== void 0) {
      let data94 = data["leader-election-shares-lane"];
      const _errs375 = errors;
      let valid114 = true;
      const _errs376 = errors;
      if (!(data94 && typeof data94 == "object" && !Array.isArray(data94))) {
        const err229 = {};
        if (vErrors === null) {
          vErrors = [err229];
        } else {
          vErrors.push(err229);
        }
        errors++;
      }
      var _valid23 = _errs376 === errors;
      errors = _errs375;
      if (vErrors !== null) {
        if (_errs375) {
          vErrors.length = _errs375;
        } else {
          vErrors = null;
        }
      }
      let ifClause23;
      if (_valid23) {
        const _errs378 = errors;
        if (data94 && typeof data94 == "object" && !Array.isArray(data94)) {
          for (const key47 in data94) {
            if (!(key47 === "severity" || key47 === "options")) {
              const err230 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key47 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err230];
              } else {
                vErrors.push(err230);
              }
              errors++;
            }
          }
          if (data94.severity !== void 0) {
            let data95 = data94.severity;
            if (!(data95 === "off" || data95 === "on" || data95 === "hint" || data95 === "info" || data95 === "warning" || data95 === "error" || data95 === false || data95 === true)) {
              const err231 = { instancePath: instancePath + "/leader-election-shares-lane/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err231];
              } else {
                vErrors.push(err231);
              }
              errors++;
            }
          }
          if (data94.options !== void 0) {
            let data96 = data94.options;
            if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
              for (const key48 in data96) {
                const err232 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key48 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err232];
                } else {
                  vErrors.push(err232);
                }
                errors++;
              }
            } else {
              const err233 = { instancePath: instancePath + "/leader-election-shares-lane/options", schemaPath: "#/properties/leader-election-shares-lane/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err233];
              } else {
                vErrors.push(err233);
              }
              errors++;
            }
          }
        } else {
          const err234 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err234];
          } else {
            vErrors.push(err234);
          }
          errors++;
        }
        var _valid23 = _errs378 === errors;
        valid114 = _valid23;
        ifClause23 = "then";
      } else {
        const _errs386 = errors;
        if (!(data94 === "off" || data94 === "on" || data94 === "hint" || data94 === "info" || data94 === "warning" || data94 === "error" || data94 === false || data94 === true)) {
          const err235 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err235];
          } else {
            vErrors.push(err235);
          }
          errors++;
        }
        var _valid23 = _errs386 === errors;
        valid114 = _valid23;
        ifClause23 = "else";
      }
      if (!valid114) {
        const err236 = { instancePath: instancePath + "/leader-election-shares-lane", schemaPath: "#/properties/leader-election-shares-lane/if", keyword: "if", params: { failingKeyword: ifClause23 }, message: 'must match "' + ifClause23 + '" schema' };
        if (vErrors === null) {
          vErrors = [err236];
        } else {
          vErrors.push(err236);
        }
        errors++;
      }
    }
    if (data["lease-mode-undocumented"] !== void 0) {
      let data97 = data["lease-mode-undocumented"];
      const _errs389 = errors;
      let valid118 = true;
      const _errs390 = errors;
      if (!(data97 && typeof data97 == "object" && !Array.isArray(data97))) {
        const err237 = {};
        if (vErrors === null) {
          vErrors = [err237];
        } else {
          vErrors.push(err237);
        }
        errors++;
      }
      var _valid24 = _errs390 === errors;
      errors = _errs389;
      if (vErrors !== null) {
        if (_errs389) {
          vErrors.length = _errs389;
        } else {
          vErrors = null;
        }
      }
      let ifClause24;
      if (_valid24) {
        const _errs392 = errors;
        if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
          for (const key49 in data97) {
            if (!(key49 === "severity" || key49 === "options")) {
              const err238 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/properties/lease-mode-undocumented/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key49 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err238];
              } else {
                vErrors.push(err238);
              }
              errors++;
            }
          }
          if (data97.severity !== void 0) {
            let data98 = data97.severity;
            if (!(data98 === "off" || data98 === "on" || data98 === "hint" || data98 === "info" || data98 === "warning" || data98 === "error" || data98 === false || data98 === true)) {
              const err239 = { instancePath: instancePath + "/lease-mode-undocumented/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err239];
              } else {
                vErrors.push(err239);
              }
              errors++;
            }
          }
          if (data97.options !== void 0) {
            let data99 = data97.options;
            if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
              for (const key50 in data99) {
                const err240 = { instancePath: instancePath + "/lease-mode-undocumented/options", schemaPath: "#/properties/lease-mode-undocumented/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key50 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err240];
                } else {
                  vErrors.push(err240);
                }
                errors++;
              }
            } else {
              const err241 = { instancePath: instancePath + "/lease-mode-undocumented/options", schemaPath: "#/properties/lease-mode-undocumented/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err241];
              } else {
                vErrors.push(err241);
              }
              errors++;
            }
          }
        } else {
          const err242 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/properties/lease-mode-undocumented/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err242];
          } else {
            vErrors.push(err242);
          }
          errors++;
        }
        var _valid24 = _errs392 === errors;
        valid118 = _valid24;
        ifClause24 = "then";
      } else {
        const _errs400 = errors;
        if (!(data97 === "off" || data97 === "on" || data97 === "hint" || data97 === "info" || data97 === "warning" || data97 === "error" || data97 === false || data97 === true)) {
          const err243 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err243];
          } else {
            vErrors.push(err243);
          }
          errors++;
        }
        var _valid24 = _errs400 === errors;
        valid118 = _valid24;
        ifClause24 = "else";
      }
      if (!valid118) {
        const err244 = { instancePath: instancePath + "/lease-mode-undocumented", schemaPath: "#/properties/lease-mode-undocumented/if", keyword: "if", params: { failingKeyword: ifClause24 }, message: 'must match "' + ifClause24 + '" schema' };
        if (vErrors === null) {
          vErrors = [err244];
        } else {
          vErrors.push(err244);
        }
        errors++;
      }
    }
    if (data["lease-per-object"] !== void 0) {
      let data100 = data["lease-per-object"];
      const _errs403 = errors;
      let valid122 = true;
      const _errs404 = errors;
      if (!(data100 && typeof data100 == "object" && !Array.isArray(data100))) {
        const err245 = {};
        if (vErrors === null) {
          vErrors = [err245];
        } else {
          vErrors.push(err245);
        }
        errors++;
      }
      var _valid25 = _errs404 === errors;
      errors = _errs403;
      if (vErrors !== null) {
        if (_errs403) {
          vErrors.length = _errs403;
        } else {
          vErrors = null;
        }
      }
      let ifClause25;
      if (_valid25) {
        const _errs406 = errors;
        if (data100 && typeof data100 == "object" && !Array.isArray(data100)) {
          for (const key51 in data100) {
            if (!(key51 === "severity" || key51 === "options")) {
              const err246 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key51 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err246];
              } else {
                vErrors.push(err246);
              }
              errors++;
            }
          }
          if (data100.severity !== void 0) {
            let data101 = data100.severity;
            if (!(data101 === "off" || data101 === "on" || data101 === "hint" || data101 === "info" || data101 === "warning" || data101 === "error" || data101 === false || data101 === true)) {
              const err247 = { instancePath: instancePath + "/lease-per-object/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err247];
              } else {
                vErrors.push(err247);
              }
              errors++;
            }
          }
          if (data100.options !== void 0) {
            let data102 = data100.options;
            if (data102 && typeof data102 == "object" && !Array.isArray(data102)) {
              for (const key52 in data102) {
                if (!(key52 === "keys" || key52 === "perObjectValues" || key52 === "writesPerSecond")) {
                  const err248 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key52 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err248];
                  } else {
                    vErrors.push(err248);
                  }
                  errors++;
                }
              }
              if (data102.keys !== void 0) {
                let data103 = data102.keys;
                if (Array.isArray(data103)) {
                  const len3 = data103.length;
                  for (let i3 = 0; i3 < len3; i3++) {
                    if (typeof data103[i3] !== "string") {
                      const err249 = { instancePath: instancePath + "/lease-per-object/options/keys/" + i3, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err249];
                      } else {
                        vErrors.push(err249);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err250 = { instancePath: instancePath + "/lease-per-object/options/keys", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err250];
                  } else {
                    vErrors.push(err250);
                  }
                  errors++;
                }
              }
              if (data102.perObjectValues !== void 0) {
                let data105 = data102.perObjectValues;
                if (Array.isArray(data105)) {
                  const len4 = data105.length;
                  for (let i4 = 0; i4 < len4; i4++) {
                    if (typeof data105[i4] !== "string") {
                      const err251 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues/" + i4, schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err251];
                      } else {
                        vErrors.push(err251);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err252 = { instancePath: instancePath + "/lease-per-object/options/perObjectValues", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/perObjectValues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err252];
                  } else {
                    vErrors.push(err252);
                  }
                  errors++;
                }
              }
              if (data102.writesPerSecond !== void 0) {
                let data107 = data102.writesPerSecond;
                if (typeof data107 == "number" && isFinite(data107)) {
                  if (data107 <= 0 || isNaN(data107)) {
                    const err253 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err253];
                    } else {
                      vErrors.push(err253);
                    }
                    errors++;
                  }
                } else {
                  const err254 = { instancePath: instancePath + "/lease-per-object/options/writesPerSecond", schemaPath: "#/properties/lease-per-object/then/properties/options/properties/writesPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err254];
                  } else {
                    vErrors.push(err254);
                  }
                  errors++;
                }
              }
            } else {
              const err255 = { instancePath: instancePath + "/lease-per-object/options", schemaPath: "#/properties/lease-per-object/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err255];
              } else {
                vErrors.push(err255);
              }
              errors++;
            }
          }
        } else {
          const err256 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err256];
          } else {
            vErrors.push(err256);
          }
          errors++;
        }
        var _valid25 = _errs406 === errors;
        valid122 = _valid25;
        ifClause25 = "then";
      } else {
        const _errs424 = errors;
        if (!(data100 === "off" || data100 === "on" || data100 === "hint" || data100 === "info" || data100 === "warning" || data100 === "error" || data100 === false || data100 === true)) {
          const err257 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err257];
          } else {
            vErrors.push(err257);
          }
          errors++;
        }
        var _valid25 = _errs424 === errors;
        valid122 = _valid25;
        ifClause25 = "else";
      }
      if (!valid122) {
        const err258 = { instancePath: instancePath + "/lease-per-object", schemaPath: "#/properties/lease-per-object/if", keyword: "if", params: { failingKeyword: ifClause25 }, message: 'must match "' + ifClause25 + '" schema' };
        if (vErrors === null) {
          vErrors = [err258];
        } else {
          vErrors.push(err258);
        }
        errors++;
      }
    }
    if (data["lease-renew-budget"] !== void 0) {
      let data108 = data["lease-renew-budget"];
      const _errs427 = errors;
      let valid131 = true;
      const _errs428 = errors;
      if (!(data108 && typeof data108 == "object" && !Array.isArray(data108))) {
        const err259 = {};
        if (vErrors === null) {
          vErrors = [err259];
        } else {
          vErrors.push(err259);
        }
        errors++;
      }
      var _valid26 = _errs428 === errors;
      errors = _errs427;
      if (vErrors !== null) {
        if (_errs427) {
          vErrors.length = _errs427;
        } else {
          vErrors = null;
        }
      }
      let ifClause26;
      if (_valid26) {
        const _errs430 = errors;
        if (data108 && typeof data108 == "object" && !Array.isArray(data108)) {
          for (const key53 in data108) {
            if (!(key53 === "severity" || key53 === "options")) {
              const err260 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/properties/lease-renew-budget/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key53 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err260];
              } else {
                vErrors.push(err260);
              }
              errors++;
            }
          }
          if (data108.severity !== void 0) {
            let data109 = data108.severity;
            if (!(data109 === "off" || data109 === "on" || data109 === "hint" || data109 === "info" || data109 === "warning" || data109 === "error" || data109 === false || data109 === true)) {
              const err261 = { instancePath: instancePath + "/lease-renew-budget/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err261];
              } else {
                vErrors.push(err261);
              }
              errors++;
            }
          }
          if (data108.options !== void 0) {
            let data110 = data108.options;
            if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
              for (const key54 in data110) {
                if (!(key54 === "writesPerSecond")) {
                  const err262 = { instancePath: instancePath + "/lease-renew-budget/options", schemaPath: "#/properties/lease-renew-budget/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key54 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err262];
                  } else {
                    vErrors.push(err262);
                  }
                  errors++;
                }
              }
              if (data110.writesPerSecond !== void 0) {
                let data111 = data110.writesPerSecond;
                if (typeof data111 == "number" && isFinite(data111)) {
                  if (data111 <= 0 || isNaN(data111)) {
                    const err263 = { instancePath: instancePath + "/lease-renew-budget/options/writesPerSecond", schemaPath: "#/properties/lease-renew-budget/then/properties/options/properties/writesPerSecond/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err263];
                    } else {
                      vErrors.push(err263);
                    }
                    errors++;
                  }
                } else {
                  const err264 = { instancePath: instancePath + "/lease-renew-budget/options/writesPerSecond", schemaPath: "#/properties/lease-renew-budget/then/properties/options/properties/writesPerSecond/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err264];
                  } else {
                    vErrors.push(err264);
                  }
                  errors++;
                }
              }
            } else {
              const err265 = { instancePath: instancePath + "/lease-renew-budget/options", schemaPath: "#/properties/lease-renew-budget/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err265];
              } else {
                vErrors.push(err265);
              }
              errors++;
            }
          }
        } else {
          const err266 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/properties/lease-renew-budget/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err266];
          } else {
            vErrors.push(err266);
          }
          errors++;
        }
        var _valid26 = _errs430 === errors;
        valid131 = _valid26;
        ifClause26 = "then";
      } else {
        const _errs440 = errors;
        if (!(data108 === "off" || data108 === "on" || data108 === "hint" || data108 === "info" || data108 === "warning" || data108 === "error" || data108 === false || data108 === true)) {
          const err267 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err267];
          } else {
            vErrors.push(err267);
          }
          errors++;
        }
        var _valid26 = _errs440 === errors;
        valid131 = _valid26;
        ifClause26 = "else";
      }
      if (!valid131) {
        const err268 = { instancePath: instancePath + "/lease-renew-budget", schemaPath: "#/properties/lease-renew-budget/if", keyword: "if", params: { failingKeyword: ifClause26 }, message: 'must match "' + ifClause26 + '" schema' };
        if (vErrors === null) {
          vErrors = [err268];
        } else {
          vErrors.push(err268);
        }
        errors++;
      }
    }
    if (data["lease-renew-too-often"] !== void 0) {
      let data112 = data["lease-renew-too-often"];
      const _errs443 = errors;
      let valid136 = true;
      const _errs444 = errors;
      if (!(data112 && typeof data112 == "object" && !Array.isArray(data112))) {
        const err269 = {};
        if (vErrors === null) {
          vErrors = [err269];
        } else {
          vErrors.push(err269);
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
              const err270 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key55 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err270];
              } else {
                vErrors.push(err270);
              }
              errors++;
            }
          }
          if (data112.severity !== void 0) {
            let data113 = data112.severity;
            if (!(data113 === "off" || data113 === "on" || data113 === "hint" || data113 === "info" || data113 === "warning" || data113 === "error" || data113 === false || data113 === true)) {
              const err271 = { instancePath: instancePath + "/lease-renew-too-often/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err271];
              } else {
                vErrors.push(err271);
              }
              errors++;
            }
          }
          if (data112.options !== void 0) {
            let data114 = data112.options;
            if (data114 && typeof data114 == "object" && !Array.isArray(data114)) {
              for (const key56 in data114) {
                if (!(key56 === "keys" || key56 === "windowSeconds" || key56 === "nodeLeaseSeconds" || key56 === "retryPeriodSeconds")) {
                  const err272 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key56 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err272];
                  } else {
                    vErrors.push(err272);
                  }
                  errors++;
                }
              }
              if (data114.keys !== void 0) {
                let data115 = data114.keys;
                if (Array.isArray(data115)) {
                  const len5 = data115.length;
                  for (let i5 = 0; i5 < len5; i5++) {
                    if (typeof data115[i5] !== "string") {
                      const err273 = { instancePath: instancePath + "/lease-renew-too-often/options/keys/" + i5, schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err273];
                      } else {
                        vErrors.push(err273);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err274 = { instancePath: instancePath + "/lease-renew-too-often/options/keys", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err274];
                  } else {
                    vErrors.push(err274);
                  }
                  errors++;
                }
              }
              if (data114.windowSeconds !== void 0) {
                let data117 = data114.windowSeconds;
                if (typeof data117 == "number" && isFinite(data117)) {
                  if (data117 <= 0 || isNaN(data117)) {
                    const err275 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err275];
                    } else {
                      vErrors.push(err275);
                    }
                    errors++;
                  }
                } else {
                  const err276 = { instancePath: instancePath + "/lease-renew-too-often/options/windowSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/windowSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err276];
                  } else {
                    vErrors.push(err276);
                  }
                  errors++;
                }
              }
              if (data114.nodeLeaseSeconds !== void 0) {
                let data118 = data114.nodeLeaseSeconds;
                if (typeof data118 == "number" && isFinite(data118)) {
                  if (data118 <= 0 || isNaN(data118)) {
                    const err277 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err277];
                    } else {
                      vErrors.push(err277);
                    }
                    errors++;
                  }
                } else {
                  const err278 = { instancePath: instancePath + "/lease-renew-too-often/options/nodeLeaseSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/nodeLeaseSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err278];
                  } else {
                    vErrors.push(err278);
                  }
                  errors++;
                }
              }
              if (data114.retryPeriodSeconds !== void 0) {
                let data119 = data114.retryPeriodSeconds;
                if (typeof data119 == "number" && isFinite(data119)) {
                  if (data119 < 0 || isNaN(data119)) {
                    const err279 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err279];
                    } else {
                      vErrors.push(err279);
                    }
                    errors++;
                  }
                } else {
                  const err280 = { instancePath: instancePath + "/lease-renew-too-often/options/retryPeriodSeconds", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/properties/retryPeriodSeconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err280];
                  } else {
                    vErrors.push(err280);
                  }
                  errors++;
                }
              }
            } else {
              const err281 = { instancePath: instancePath + "/lease-renew-too-often/options", schemaPath: "#/properties/lease-renew-too-often/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err281];
              } else {
                vErrors.push(err281);
              }
              errors++;
            }
          }
        } else {
          const err282 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err282];
          } else {
            vErrors.push(err282);
          }
          errors++;
        }
        var _valid27 = _errs446 === errors;
        valid136 = _valid27;
        ifClause27 = "then";
      } else {
        const _errs464 = errors;
        if (!(data112 === "off" || data112 === "on" || data112 === "hint" || data112 === "info" || data112 === "warning" || data112 === "error" || data112 === false || data112 === true)) {
          const err283 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err283];
          } else {
            vErrors.push(err283);
          }
          errors++;
        }
        var _valid27 = _errs464 === errors;
        valid136 = _valid27;
        ifClause27 = "else";
      }
      if (!valid136) {
        const err284 = { instancePath: instancePath + "/lease-renew-too-often", schemaPath: "#/properties/lease-renew-too-often/if", keyword: "if", params: { failingKeyword: ifClause27 }, message: 'must match "' + ifClause27 + '" schema' };
        if (vErrors === null) {
          vErrors = [err284];
        } else {
          vErrors.push(err284);
        }
        errors++;
      }
    }
    if (data["lease-selector-assumes-pod"] !== void 0) {
      let data120 = data["lease-selector-assumes-pod"];
      const _errs467 = errors;
      let valid143 = true;
      const _errs468 = errors;
      if (!(data120 && typeof data120 == "object" && !Array.isArray(data120))) {
        const err285 = {};
        if (vErrors === null) {
          vErrors = [err285];
        } else {
          vErrors.push(err285);
        }
        errors++;
      }
      var _valid28 = _errs468 === errors;
      errors = _errs467;
      if (vErrors !== null) {
        if (_errs467) {
          vErrors.length = _errs467;
        } else {
          vErrors = null;
        }
      }
      let ifClause28;
      if (_valid28) {
        const _errs470 = errors;
        if (data120 && typeof data120 == "object" && !Array.isArray(data120)) {
          for (const key57 in data120) {
            if (!(key57 === "severity" || key57 === "options")) {
              const err286 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/properties/lease-selector-assumes-pod/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key57 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err286];
              } else {
                vErrors.push(err286);
              }
              errors++;
            }
          }
          if (data120.severity !== void 0) {
            let data121 = data120.severity;
            if (!(data121 === "off" || data121 === "on" || data121 === "hint" || data121 === "info" || data121 === "warning" || data121 === "error" || data121 === false || data121 === true)) {
              const err287 = { instancePath: instancePath + "/lease-selector-assumes-pod/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err287];
              } else {
                vErrors.push(err287);
              }
              errors++;
            }
          }
          if (data120.options !== void 0) {
            let data122 = data120.options;
            if (data122 && typeof data122 == "object" && !Array.isArray(data122)) {
              for (const key58 in data122) {
                const err288 = { instancePath: instancePath + "/lease-selector-assumes-pod/options", schemaPath: "#/properties/lease-selector-assumes-pod/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key58 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err288];
                } else {
                  vErrors.push(err288);
                }
                errors++;
              }
            } else {
              const err289 = { instancePath: instancePath + "/lease-selector-assumes-pod/options", schemaPath: "#/properties/lease-selector-assumes-pod/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err289];
              } else {
                vErrors.push(err289);
              }
              errors++;
            }
          }
        } else {
          const err290 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/properties/lease-selector-assumes-pod/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err290];
          } else {
            vErrors.push(err290);
          }
          errors++;
        }
        var _valid28 = _errs470 === errors;
        valid143 = _valid28;
        ifClause28 = "then";
      } else {
        const _errs478 = errors;
        if (!(data120 === "off" || data120 === "on" || data120 === "hint" || data120 === "info" || data120 === "warning" || data120 === "error" || data120 === false || data120 === true)) {
          const err291 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err291];
          } else {
            vErrors.push(err291);
          }
          errors++;
        }
        var _valid28 = _errs478 === errors;
        valid143 = _valid28;
        ifClause28 = "else";
      }
      if (!valid143) {
        const err292 = { instancePath: instancePath + "/lease-selector-assumes-pod", schemaPath: "#/properties/lease-selector-assumes-pod/if", keyword: "if", params: { failingKeyword: ifClause28 }, message: 'must match "' + ifClause28 + '" schema' };
        if (vErrors === null) {
          vErrors = [err292];
        } else {
          vErrors.push(err292);
        }
        errors++;
      }
    }
    if (data["list-without-resource-version"] !== void 0) {
      let data123 = data["list-without-resource-version"];
      const _errs481 = errors;
      let valid147 = true;
      const _errs482 = errors;
      if (!(data123 && typeof data123 == "object" && !Array.isArray(data123))) {
        const err293 = {};
        if (vErrors === null) {
          vErrors = [err293];
        } else {
          vErrors.push(err293);
        }
        errors++;
      }
      var _valid29 = _errs482 === errors;
      errors = _errs481;
      if (vErrors !== null) {
        if (_errs481) {
          vErrors.length = _errs481;
        } else {
          vErrors = null;
        }
      }
      let ifClause29;
      if (_valid29) {
        const _errs484 = errors;
        if (data123 && typeof data123 == "object" && !Array.isArray(data123)) {
          for (const key59 in data123) {
            if (!(key59 === "severity" || key59 === "options")) {
              const err294 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key59 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err294];
              } else {
                vErrors.push(err294);
              }
              errors++;
            }
          }
          if (data123.severity !== void 0) {
            let data124 = data123.severity;
            if (!(data124 === "off" || data124 === "on" || data124 === "hint" || data124 === "info" || data124 === "warning" || data124 === "error" || data124 === false || data124 === true)) {
              const err295 = { instancePath: instancePath + "/list-without-resource-version/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err295];
              } else {
                vErrors.push(err295);
              }
              errors++;
            }
          }
          if (data123.options !== void 0) {
            let data125 = data123.options;
            if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
              for (const key60 in data125) {
                if (!(key60 === "ignoreClients" || key60 === "scripts" || key60 === "oldEtcd")) {
                  const err296 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key60 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err296];
                  } else {
                    vErrors.push(err296);
                  }
                  errors++;
                }
              }
              if (data125.ignoreClients !== void 0) {
                let data126 = data125.ignoreClients;
                if (Array.isArray(data126)) {
                  const len6 = data126.length;
                  for (let i6 = 0; i6 < len6; i6++) {
                    if (typeof data126[i6] !== "string") {
                      const err297 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients/" + i6, schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err297];
                      } else {
                        vErrors.push(err297);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err298 = { instancePath: instancePath + "/list-without-resource-version/options/ignoreClients", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err298];
                  } else {
                    vErrors.push(err298);
                  }
                  errors++;
                }
              }
              if (data125.scripts !== void 0) {
                if (typeof data125.scripts !== "boolean") {
                  const err299 = { instancePath: instancePath + "/list-without-resource-version/options/scripts", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/scripts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err299];
                  } else {
                    vErrors.push(err299);
                  }
                  errors++;
                }
              }
              if (data125.oldEtcd !== void 0) {
                if (typeof data125.oldEtcd !== "boolean") {
                  const err300 = { instancePath: instancePath + "/list-without-resource-version/options/oldEtcd", schemaPath: "#/properties/list-without-resource-version/then/properties/options/properties/oldEtcd/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err300];
                  } else {
                    vErrors.push(err300);
                  }
                  errors++;
                }
              }
            } else {
              const err301 = { instancePath: instancePath + "/list-without-resource-version/options", schemaPath: "#/properties/list-without-resource-version/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err301];
              } else {
                vErrors.push(err301);
              }
              errors++;
            }
          }
        } else {
          const err302 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err302];
          } else {
            vErrors.push(err302);
          }
          errors++;
        }
        var _valid29 = _errs484 === errors;
        valid147 = _valid29;
        ifClause29 = "then";
      } else {
        const _errs500 = errors;
        if (!(data123 === "off" || data123 === "on" || data123 === "hint" || data123 === "info" || data123 === "warning" || data123 === "error" || data123 === false || data123 === true)) {
          const err303 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err303];
          } else {
            vErrors.push(err303);
          }
          errors++;
        }
        var _valid29 = _errs500 === errors;
        valid147 = _valid29;
        ifClause29 = "else";
      }
      if (!valid147) {
        const err304 = { instancePath: instancePath + "/list-without-resource-version", schemaPath: "#/properties/list-without-resource-version/if", keyword: "if", params: { failingKeyword: ifClause29 }, message: 'must match "' + ifClause29 + '" schema' };
        if (vErrors === null) {
          vErrors = [err304];
        } else {
          vErrors.push(err304);
        }
        errors++;
      }
    }
    if (data["missing-flow-schema"] !== void 0) {
      let data130 = data["missing-flow-schema"];
      const _errs503 = errors;
      let valid154 = true;
      const _errs504 = errors;
      if (!(data130 && typeof data130 == "object" && !Array.isArray(data130))) {
        const err305 = {};
        if (vErrors === null) {
          vErrors = [err305];
        } else {
          vErrors.push(err305);
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
              const err306 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key61 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err306];
              } else {
                vErrors.push(err306);
              }
              errors++;
            }
          }
          if (data130.severity !== void 0) {
            let data131 = data130.severity;
            if (!(data131 === "off" || data131 === "on" || data131 === "hint" || data131 === "info" || data131 === "warning" || data131 === "error" || data131 === false || data131 === true)) {
              const err307 = { instancePath: instancePath + "/missing-flow-schema/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err307];
              } else {
                vErrors.push(err307);
              }
              errors++;
            }
          }
          if (data130.options !== void 0) {
            let data132 = data130.options;
            if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
              for (const key62 in data132) {
                if (!(key62 === "ignoreClients" || key62 === "permissions" || key62 === "shares" || key62 === "secondsPerList")) {
                  const err308 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key62 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err308];
                  } else {
                    vErrors.push(err308);
                  }
                  errors++;
                }
              }
              if (data132.ignoreClients !== void 0) {
                let data133 = data132.ignoreClients;
                if (Array.isArray(data133)) {
                  const len7 = data133.length;
                  for (let i7 = 0; i7 < len7; i7++) {
                    if (typeof data133[i7] !== "string") {
                      const err309 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients/" + i7, schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err309];
                      } else {
                        vErrors.push(err309);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err310 = { instancePath: instancePath + "/missing-flow-schema/options/ignoreClients", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/ignoreClients/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  if (vErrors === null) {
                    vErrors = [err310];
                  } else {
                    vErrors.push(err310);
                  }
                  errors++;
                }
              }
              if (data132.permissions !== void 0) {
                if (typeof data132.permissions !== "boolean") {
                  const err311 = { instancePath: instancePath + "/missing-flow-schema/options/permissions", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/permissions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err311];
                  } else {
                    vErrors.push(err311);
                  }
                  errors++;
                }
              }
              if (data132.shares !== void 0) {
                let data136 = data132.shares;
                if (!(typeof data136 == "number" && (!(data136 % 1) && !isNaN(data136)) && isFinite(data136))) {
                  const err312 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err312];
                  } else {
                    vErrors.push(err312);
                  }
                  errors++;
                }
                if (typeof data136 == "number" && isFinite(data136)) {
                  if (data136 < 1 || isNaN(data136)) {
                    const err313 = { instancePath: instancePath + "/missing-flow-schema/options/shares", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/shares/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err313];
                    } else {
                      vErrors.push(err313);
                    }
                    errors++;
                  }
                }
              }
              if (data132.secondsPerList !== void 0) {
                let data137 = data132.secondsPerList;
                if (typeof data137 == "number" && isFinite(data137)) {
                  if (data137 <= 0 || isNaN(data137)) {
                    const err314 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                    if (vErrors === null) {
                      vErrors = [err314];
                    } else {
                      vErrors.push(err314);
                    }
                    errors++;
                  }
                } else {
                  const err315 = { instancePath: instancePath + "/missing-flow-schema/options/secondsPerList", schemaPath: "#/properties/missing-flow-schema/then/properties/options/properties/secondsPerList/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  if (vErrors === null) {
                    vErrors = [err315];
                  } else {
                    vErrors.push(err315);
                  }
                  errors++;
                }
              }
            } else {
              const err316 = { instancePath: instancePath + "/missing-flow-schema/options", schemaPath: "#/properties/missing-flow-schema/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err316];
              } else {
                vErrors.push(err316);
              }
              errors++;
            }
          }
        } else {
          const err317 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err317];
          } else {
            vErrors.push(err317);
          }
          errors++;
        }
        var _valid30 = _errs506 === errors;
        valid154 = _valid30;
        ifClause30 = "then";
      } else {
        const _errs524 = errors;
        if (!(data130 === "off" || data130 === "on" || data130 === "hint" || data130 === "info" || data130 === "warning" || data130 === "error" || data130 === false || data130 === true)) {
          const err318 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err318];
          } else {
            vErrors.push(err318);
          }
          errors++;
        }
        var _valid30 = _errs524 === errors;
        valid154 = _valid30;
        ifClause30 = "else";
      }
      if (!valid154) {
        const err319 = { instancePath: instancePath + "/missing-flow-schema", schemaPath: "#/properties/missing-flow-schema/if", keyword: "if", params: { failingKeyword: ifClause30 }, message: 'must match "' + ifClause30 + '" schema' };
        if (vErrors === null) {
          vErrors = [err319];
        } else {
          vErrors.push(err319);
        }
        errors++;
      }
    }
    if (data["node-status-report-trap"] !== void 0) {
      let data138 = data["node-status-report-trap"];
      const _errs527 = errors;
      let valid161 = true;
      const _errs528 = errors;
      if (!(data138 && typeof data138 == "object" && !Array.isArray(data138))) {
        const err320 = {};
        if (vErrors === null) {
          vErrors = [err320];
        } else {
          vErrors.push(err320);
        }
        errors++;
      }
      var _valid31 = _errs528 === errors;
      errors = _errs527;
      if (vErrors !== null) {
        if (_errs527) {
          vErrors.length = _errs527;
        } else {
          vErrors = null;
        }
      }
      let ifClause31;
      if (_valid31) {
        const _errs530 = errors;
        if (data138 && typeof data138 == "object" && !Array.isArray(data138)) {
          for (const key63 in data138) {
            if (!(key63 === "severity" || key63 === "options")) {
              const err321 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key63 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err321];
              } else {
                vErrors.push(err321);
              }
              errors++;
            }
          }
          if (data138.severity !== void 0) {
            let data139 = data138.severity;
            if (!(data139 === "off" || data139 === "on" || data139 === "hint" || data139 === "info" || data139 === "warning" || data139 === "error" || data139 === false || data139 === true)) {
              const err322 = { instancePath: instancePath + "/node-status-report-trap/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err322];
              } else {
                vErrors.push(err322);
              }
              errors++;
            }
          }
          if (data138.options !== void 0) {
            let data140 = data138.options;
            if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
              for (const key64 in data140) {
                const err323 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key64 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err323];
                } else {
                  vErrors.push(err323);
                }
                errors++;
              }
            } else {
              const err324 = { instancePath: instancePath + "/node-status-report-trap/options", schemaPath: "#/properties/node-status-report-trap/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err324];
              } else {
                vErrors.push(err324);
              }
              errors++;
            }
          }
        } else {
          const err325 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err325];
          } else {
            vErrors.push(err325);
          }
          errors++;
        }
        var _valid31 = _errs530 === errors;
        valid161 = _valid31;
        ifClause31 = "then";
      } else {
        const _errs538 = errors;
        if (!(data138 === "off" || data138 === "on" || data138 === "hint" || data138 === "info" || data138 === "warning" || data138 === "error" || data138 === false || data138 === true)) {
          const err326 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err326];
          } else {
            vErrors.push(err326);
          }
          errors++;
        }
        var _valid31 = _errs538 === errors;
        valid161 = _valid31;
        ifClause31 = "else";
      }
      if (!valid161) {
        const err327 = { instancePath: instancePath + "/node-status-report-trap", schemaPath: "#/properties/node-status-report-trap/if", keyword: "if", params: { failingKeyword: ifClause31 }, message: 'must match "' + ifClause31 + '" schema' };
        if (vErrors === null) {
          vErrors = [err327];
        } else {
          vErrors.push(err327);
        }
        errors++;
      }
    }
    if (data["priority-level-rejected"] !== void 0) {
      let data141 = data["priority-level-rejected"];
      const _errs541 = errors;
      let valid165 = true;
      const _errs542 = errors;
      if (!(data141 && typeof data141 == "object" && !Array.isArray(data141))) {
        const err328 = {};
        if (vErrors === null) {
          vErrors = [err328];
        } else {
          vErrors.push(err328);
        }
        errors++;
      }
      var _valid32 = _errs542 === errors;
      errors = _errs541;
      if (vErrors !== null) {
        if (_errs541) {
          vErrors.length = _errs541;
        } else {
          vErrors = null;
        }
      }
      let ifClause32;
      if (_valid32) {
        const _errs544 = errors;
        if (data141 && typeof data141 == "object" && !Array.isArray(data141)) {
          for (const key65 in data141) {
            if (!(key65 === "severity" || key65 === "options")) {
              const err329 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key65 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err329];
              } else {
                vErrors.push(err329);
              }
              errors++;
            }
          }
          if (data141.severity !== void 0) {
            let data142 = data141.severity;
            if (!(data142 === "off" || data142 === "on" || data142 === "hint" || data142 === "info" || data142 === "warning" || data142 === "error" || data142 === false || data142 === true)) {
              const err330 = { instancePath: instancePath + "/priority-level-rejected/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err330];
              } else {
                vErrors.push(err330);
              }
              errors++;
            }
          }
          if (data141.options !== void 0) {
            let data143 = data141.options;
            if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
              for (const key66 in data143) {
                const err331 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key66 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err331];
                } else {
                  vErrors.push(err331);
                }
                errors++;
              }
            } else {
              const err332 = { instancePath: instancePath + "/priority-level-rejected/options", schemaPath: "#/properties/priority-level-rejected/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err332];
              } else {
                vErrors.push(err332);
              }
              errors++;
            }
          }
        } else {
          const err333 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err333];
          } else {
            vErrors.push(err333);
          }
          errors++;
        }
        var _valid32 = _errs544 === errors;
        valid165 = _valid32;
        ifClause32 = "then";
      } else {
        const _errs552 = errors;
        if (!(data141 === "off" || data141 === "on" || data141 === "hint" || data141 === "info" || data141 === "warning" || data141 === "error" || data141 === false || data141 === true)) {
          const err334 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err334];
          } else {
            vErrors.push(err334);
          }
          errors++;
        }
        var _valid32 = _errs552 === errors;
        valid165 = _valid32;
        ifClause32 = "else";
      }
      if (!valid165) {
        const err335 = { instancePath: instancePath + "/priority-level-rejected", schemaPath: "#/properties/priority-level-rejected/if", keyword: "if", params: { failingKeyword: ifClause32 }, message: 'must match "' + ifClause32 + '" schema' };
        if (vErrors === null) {
          vErrors = [err335];
        } else {
          vErrors.push(err335);
        }
        errors++;
      }
    }
    if (data["priority-level-starves-leaders"] !== void 0) {
      let data144 = data["priority-level-starves-leaders"];
      const _errs555 = errors;
      let valid169 = true;
      const _errs556 = errors;
      if (!(data144 && typeof data144 == "object" && !Array.isArray(data144))) {
        const err336 = {};
        if (vErrors === null) {
          vErrors = [err336];
        } else {
          vErrors.push(err336);
        }
        errors++;
      }
      var _valid33 = _errs556 === errors;
      errors = _errs555;
      if (vErrors !== null) {
        if (_errs555) {
          vErrors.length = _errs555;
        } else {
          vErrors = null;
        }
      }
      let ifClause33;
      if (_valid33) {
        const _errs558 = errors;
        if (data144 && typeof data144 == "object" && !Array.isArray(data144)) {
          for (const key67 in data144) {
            if (!(key67 === "severity" || key67 === "options")) {
              const err337 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key67 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err337];
              } else {
                vErrors.push(err337);
              }
              errors++;
            }
          }
          if (data144.severity !== void 0) {
            let data145 = data144.severity;
            if (!(data145 === "off" || data145 === "on" || data145 === "hint" || data145 === "info" || data145 === "warning" || data145 === "error" || data145 === false || data145 === true)) {
              const err338 = { instancePath: instancePath + "/priority-level-starves-leaders/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err338];
              } else {
                vErrors.push(err338);
              }
              errors++;
            }
          }
          if (data144.options !== void 0) {
            let data146 = data144.options;
            if (data146 && typeof data146 == "object" && !Array.isArray(data146)) {
              for (const key68 in data146) {
                if (!(key68 === "inflight" || key68 === "warnBelow" || key68 === "errorBelow")) {
                  const err339 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key68 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err339];
                  } else {
                    vErrors.push(err339);
                  }
                  errors++;
                }
              }
              if (data146.inflight !== void 0) {
                let data147 = data146.inflight;
                if (!(typeof data147 == "number" && (!(data147 % 1) && !isNaN(data147)) && isFinite(data147))) {
                  const err340 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err340];
                  } else {
                    vErrors.push(err340);
                  }
                  errors++;
                }
                if (typeof data147 == "number" && isFinite(data147)) {
                  if (data147 < 1 || isNaN(data147)) {
                    const err341 = { instancePath: instancePath + "/priority-level-starves-leaders/options/inflight", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/inflight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err341];
                    } else {
                      vErrors.push(err341);
                    }
                    errors++;
                  }
                }
              }
              if (data146.warnBelow !== void 0) {
                let data148 = data146.warnBelow;
                if (!(typeof data148 == "number" && (!(data148 % 1) && !isNaN(data148)) && isFinite(data148))) {
                  const err342 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err342];
                  } else {
                    vErrors.push(err342);
                  }
                  errors++;
                }
                if (typeof data148 == "number" && isFinite(data148)) {
                  if (data148 < 1 || isNaN(data148)) {
                    const err343 = { instancePath: instancePath + "/priority-level-starves-leaders/options/warnBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/warnBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err343];
                    } else {
                      vErrors.push(err343);
                    }
                    errors++;
                  }
                }
              }
              if (data146.errorBelow !== void 0) {
                let data149 = data146.errorBelow;
                if (!(typeof data149 == "number" && (!(data149 % 1) && !isNaN(data149)) && isFinite(data149))) {
                  const err344 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err344];
                  } else {
                    vErrors.push(err344);
                  }
                  errors++;
                }
                if (typeof data149 == "number" && isFinite(data149)) {
                  if (data149 < 0 || isNaN(data149)) {
                    const err345 = { instancePath: instancePath + "/priority-level-starves-leaders/options/errorBelow", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/properties/errorBelow/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    if (vErrors === null) {
                      vErrors = [err345];
                    } else {
                      vErrors.push(err345);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err346 = { instancePath: instancePath + "/priority-level-starves-leaders/options", schemaPath: "#/properties/priority-level-starves-leaders/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err346];
              } else {
                vErrors.push(err346);
              }
              errors++;
            }
          }
        } else {
          const err347 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err347];
          } else {
            vErrors.push(err347);
          }
          errors++;
        }
        var _valid33 = _errs558 === errors;
        valid169 = _valid33;
        ifClause33 = "then";
      } else {
        const _errs572 = errors;
        if (!(data144 === "off" || data144 === "on" || data144 === "hint" || data144 === "info" || data144 === "warning" || data144 === "error" || data144 === false || data144 === true)) {
          const err348 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err348];
          } else {
            vErrors.push(err348);
          }
          errors++;
        }
        var _valid33 = _errs572 === errors;
        valid169 = _valid33;
        ifClause33 = "else";
      }
      if (!valid169) {
        const err349 = { instancePath: instancePath + "/priority-level-starves-leaders", schemaPath: "#/properties/priority-level-starves-leaders/if", keyword: "if", params: { failingKeyword: ifClause33 }, message: 'must match "' + ifClause33 + '" schema' };
        if (vErrors === null) {
          vErrors = [err349];
        } else {
          vErrors.push(err349);
        }
        errors++;
      }
    }
    if (data["watch-cache-off"] !== void 0) {
      let data150 = data["watch-cache-off"];
      const _errs575 = errors;
      let valid174 = true;
      const _errs576 = errors;
      if (!(data150 && typeof data150 == "object" && !Array.isArray(data150))) {
        const err350 = {};
        if (vErrors === null) {
          vErrors = [err350];
        } else {
          vErrors.push(err350);
        }
        errors++;
      }
      var _valid34 = _errs576 === errors;
      errors = _errs575;
      if (vErrors !== null) {
        if (_errs575) {
          vErrors.length = _errs575;
        } else {
          vErrors = null;
        }
      }
      let ifClause34;
      if (_valid34) {
        const _errs578 = errors;
        if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
          for (const key69 in data150) {
            if (!(key69 === "severity" || key69 === "options")) {
              const err351 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key69 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err351];
              } else {
                vErrors.push(err351);
              }
              errors++;
            }
          }
          if (data150.severity !== void 0) {
            let data151 = data150.severity;
            if (!(data151 === "off" || data151 === "on" || data151 === "hint" || data151 === "info" || data151 === "warning" || data151 === "error" || data151 === false || data151 === true)) {
              const err352 = { instancePath: instancePath + "/watch-cache-off/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err352];
              } else {
                vErrors.push(err352);
              }
              errors++;
            }
          }
          if (data150.options !== void 0) {
            let data152 = data150.options;
            if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
              for (const key70 in data152) {
                const err353 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key70 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err353];
                } else {
                  vErrors.push(err353);
                }
                errors++;
              }
            } else {
              const err354 = { instancePath: instancePath + "/watch-cache-off/options", schemaPath: "#/properties/watch-cache-off/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err354];
              } else {
                vErrors.push(err354);
              }
              errors++;
            }
          }
        } else {
          const err355 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err355];
          } else {
            vErrors.push(err355);
          }
          errors++;
        }
        var _valid34 = _errs578 === errors;
        valid174 = _valid34;
        ifClause34 = "then";
      } else {
        const _errs586 = errors;
        if (!(data150 === "off" || data150 === "on" || data150 === "hint" || data150 === "info" || data150 === "warning" || data150 === "error" || data150 === false || data150 === true)) {
          const err356 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err356];
          } else {
            vErrors.push(err356);
          }
          errors++;
        }
        var _valid34 = _errs586 === errors;
        valid174 = _valid34;
        ifClause34 = "else";
      }
      if (!valid174) {
        const err357 = { instancePath: instancePath + "/watch-cache-off", schemaPath: "#/properties/watch-cache-off/if", keyword: "if", params: { failingKeyword: ifClause34 }, message: 'must match "' + ifClause34 + '" schema' };
        if (vErrors === null) {
          vErrors = [err357];
        } else {
          vErrors.push(err357);
        }
        errors++;
      }
    }
    if (data["webhook-backend-single"] !== void 0) {
      let data153 = data["webhook-backend-single"];
      const _errs589 = errors;
      let valid178 = true;
      const _errs590 = errors;
      if (!(data153 && typeof data153 == "object" && !Array.isArray(data153))) {
        const err358 = {};
        if (vErrors === null) {
          vErrors = [err358];
        } else {
          vErrors.push(err358);
        }
        errors++;
      }
      var _valid35 = _errs590 === errors;
      errors = _errs589;
      if (vErrors !== null) {
        if (_errs589) {
          vErrors.length = _errs589;
        } else {
          vErrors = null;
        }
      }
      let ifClause35;
      if (_valid35) {
        const _errs592 = errors;
        if (data153 && typeof data153 == "object" && !Array.isArray(data153)) {
          for (const key71 in data153) {
            if (!(key71 === "severity" || key71 === "options")) {
              const err359 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key71 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err359];
              } else {
                vErrors.push(err359);
              }
              errors++;
            }
          }
          if (data153.severity !== void 0) {
            let data154 = data153.severity;
            if (!(data154 === "off" || data154 === "on" || data154 === "hint" || data154 === "info" || data154 === "warning" || data154 === "error" || data154 === false || data154 === true)) {
              const err360 = { instancePath: instancePath + "/webhook-backend-single/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err360];
              } else {
                vErrors.push(err360);
              }
              errors++;
            }
          }
          if (data153.options !== void 0) {
            let data155 = data153.options;
            if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
              for (const key72 in data155) {
                if (!(key72 === "requireDisruptionBudget")) {
                  const err361 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key72 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err361];
                  } else {
                    vErrors.push(err361);
                  }
                  errors++;
                }
              }
              if (data155.requireDisruptionBudget !== void 0) {
                if (typeof data155.requireDisruptionBudget !== "boolean") {
                  const err362 = { instancePath: instancePath + "/webhook-backend-single/options/requireDisruptionBudget", schemaPath: "#/properties/webhook-backend-single/then/properties/options/properties/requireDisruptionBudget/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err362];
                  } else {
                    vErrors.push(err362);
                  }
                  errors++;
                }
              }
            } else {
              const err363 = { instancePath: instancePath + "/webhook-backend-single/options", schemaPath: "#/properties/webhook-backend-single/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err363];
              } else {
                vErrors.push(err363);
              }
              errors++;
            }
          }
        } else {
          const err364 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err364];
          } else {
            vErrors.push(err364);
          }
          errors++;
        }
        var _valid35 = _errs592 === errors;
        valid178 = _valid35;
        ifClause35 = "then";
      } else {
        const _errs602 = errors;
        if (!(data153 === "off" || data153 === "on" || data153 === "hint" || data153 === "info" || data153 === "warning" || data153 === "error" || data153 === false || data153 === true)) {
          const err365 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err365];
          } else {
            vErrors.push(err365);
          }
          errors++;
        }
        var _valid35 = _errs602 === errors;
        valid178 = _valid35;
        ifClause35 = "else";
      }
      if (!valid178) {
        const err366 = { instancePath: instancePath + "/webhook-backend-single", schemaPath: "#/properties/webhook-backend-single/if", keyword: "if", params: { failingKeyword: ifClause35 }, message: 'must match "' + ifClause35 + '" schema' };
        if (vErrors === null) {
          vErrors = [err366];
        } else {
          vErrors.push(err366);
        }
        errors++;
      }
    }
    if (data["webhook-fails-closed-on-system"] !== void 0) {
      let data157 = data["webhook-fails-closed-on-system"];
      const _errs605 = errors;
      let valid183 = true;
      const _errs606 = errors;
      if (!(data157 && typeof data157 == "object" && !Array.isArray(data157))) {
        const err367 = {};
        if (vErrors === null) {
          vErrors = [err367];
        } else {
          vErrors.push(err367);
        }
        errors++;
      }
      var _valid36 = _errs606 === errors;
      errors = _errs605;
      if (vErrors !== null) {
        if (_errs605) {
          vErrors.length = _errs605;
        } else {
          vErrors = null;
        }
      }
      let ifClause36;
      if (_valid36) {
        const _errs608 = errors;
        if (data157 && typeof data157 == "object" && !Array.isArray(data157)) {
          for (const key73 in data157) {
            if (!(key73 === "severity" || key73 === "options")) {
              const err368 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key73 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err368];
              } else {
                vErrors.push(err368);
              }
              errors++;
            }
          }
          if (data157.severity !== void 0) {
            let data158 = data157.severity;
            if (!(data158 === "off" || data158 === "on" || data158 === "hint" || data158 === "info" || data158 === "warning" || data158 === "error" || data158 === false || data158 === true)) {
              const err369 = { instancePath: instancePath + "/webhook-fails-closed-on-system/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err369];
              } else {
                vErrors.push(err369);
              }
              errors++;
            }
          }
          if (data157.options !== void 0) {
            let data159 = data157.options;
            if (data159 && typeof data159 == "object" && !Array.isArray(data159)) {
              for (const key74 in data159) {
                const err370 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key74 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err370];
                } else {
                  vErrors.push(err370);
                }
                errors++;
              }
            } else {
              const err371 = { instancePath: instancePath + "/webhook-fails-closed-on-system/options", schemaPath: "#/properties/webhook-fails-closed-on-system/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err371];
              } else {
                vErrors.push(err371);
              }
              errors++;
            }
          }
        } else {
          const err372 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err372];
          } else {
            vErrors.push(err372);
          }
          errors++;
        }
        var _valid36 = _errs608 === errors;
        valid183 = _valid36;
        ifClause36 = "then";
      } else {
        const _errs616 = errors;
        if (!(data157 === "off" || data157 === "on" || data157 === "hint" || data157 === "info" || data157 === "warning" || data157 === "error" || data157 === false || data157 === true)) {
          const err373 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err373];
          } else {
            vErrors.push(err373);
          }
          errors++;
        }
        var _valid36 = _errs616 === errors;
        valid183 = _valid36;
        ifClause36 = "else";
      }
      if (!valid183) {
        const err374 = { instancePath: instancePath + "/webhook-fails-closed-on-system", schemaPath: "#/properties/webhook-fails-closed-on-system/if", keyword: "if", params: { failingKeyword: ifClause36 }, message: 'must match "' + ifClause36 + '" schema' };
        if (vErrors === null) {
          vErrors = [err374];
        } else {
          vErrors.push(err374);
        }
        errors++;
      }
    }
    if (data["webhook-intercepts-leases"] !== void 0) {
      let data160 = data["webhook-intercepts-leases"];
      const _errs619 = errors;
      let valid187 = true;
      const _errs620 = errors;
      if (!(data160 && typeof data160 == "object" && !Array.isArray(data160))) {
        const err375 = {};
        if (vErrors === null) {
          vErrors = [err375];
        } else {
          vErrors.push(err375);
        }
        errors++;
      }
      var _valid37 = _errs620 === errors;
      errors = _errs619;
      if (vErrors !== null) {
        if (_errs619) {
          vErrors.length = _errs619;
        } else {
          vErrors = null;
        }
      }
      let ifClause37;
      if (_valid37) {
        const _errs622 = errors;
        if (data160 && typeof data160 == "object" && !Array.isArray(data160)) {
          for (const key75 in data160) {
            if (!(key75 === "severity" || key75 === "options")) {
              const err376 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key75 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err376];
              } else {
                vErrors.push(err376);
              }
              errors++;
            }
          }
          if (data160.severity !== void 0) {
            let data161 = data160.severity;
            if (!(data161 === "off" || data161 === "on" || data161 === "hint" || data161 === "info" || data161 === "warning" || data161 === "error" || data161 === false || data161 === true)) {
              const err377 = { instancePath: instancePath + "/webhook-intercepts-leases/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err377];
              } else {
                vErrors.push(err377);
              }
              errors++;
            }
          }
          if (data160.options !== void 0) {
            let data162 = data160.options;
            if (data162 && typeof data162 == "object" && !Array.isArray(data162)) {
              for (const key76 in data162) {
                if (!(key76 === "maximumTimeoutSeconds")) {
                  const err378 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key76 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err378];
                  } else {
                    vErrors.push(err378);
                  }
                  errors++;
                }
              }
              if (data162.maximumTimeoutSeconds !== void 0) {
                let data163 = data162.maximumTimeoutSeconds;
                if (!(typeof data163 == "number" && (!(data163 % 1) && !isNaN(data163)) && isFinite(data163))) {
                  const err379 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err379];
                  } else {
                    vErrors.push(err379);
                  }
                  errors++;
                }
                if (typeof data163 == "number" && isFinite(data163)) {
                  if (data163 > 4 || isNaN(data163)) {
                    const err380 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" };
                    if (vErrors === null) {
                      vErrors = [err380];
                    } else {
                      vErrors.push(err380);
                    }
                    errors++;
                  }
                  if (data163 < 1 || isNaN(data163)) {
                    const err381 = { instancePath: instancePath + "/webhook-intercepts-leases/options/maximumTimeoutSeconds", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/properties/maximumTimeoutSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err381];
                    } else {
                      vErrors.push(err381);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err382 = { instancePath: instancePath + "/webhook-intercepts-leases/options", schemaPath: "#/properties/webhook-intercepts-leases/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err382];
              } else {
                vErrors.push(err382);
              }
              errors++;
            }
          }
        } else {
          const err383 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err383];
          } else {
            vErrors.push(err383);
          }
          errors++;
        }
        var _valid37 = _errs622 === errors;
        valid187 = _valid37;
        ifClause37 = "then";
      } else {
        const _errs632 = errors;
        if (!(data160 === "off" || data160 === "on" || data160 === "hint" || data160 === "info" || data160 === "warning" || data160 === "error" || data160 === false || data160 === true)) {
          const err384 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err384];
          } else {
            vErrors.push(err384);
          }
          errors++;
        }
        var _valid37 = _errs632 === errors;
        valid187 = _valid37;
        ifClause37 = "else";
      }
      if (!valid187) {
        const err385 = { instancePath: instancePath + "/webhook-intercepts-leases", schemaPath: "#/properties/webhook-intercepts-leases/if", keyword: "if", params: { failingKeyword: ifClause37 }, message: 'must match "' + ifClause37 + '" schema' };
        if (vErrors === null) {
          vErrors = [err385];
        } else {
          vErrors.push(err385);
        }
        errors++;
      }
    }
    if (data["webhook-mutates-owned"] !== void 0) {
      let data164 = data["webhook-mutates-owned"];
      const _errs635 = errors;
      let valid192 = true;
      const _errs636 = errors;
      if (!(data164 && typeof data164 == "object" && !Array.isArray(data164))) {
        const err386 = {};
        if (vErrors === null) {
          vErrors = [err386];
        } else {
          vErrors.push(err386);
        }
        errors++;
      }
      var _valid38 = _errs636 === errors;
      errors = _errs635;
      if (vErrors !== null) {
        if (_errs635) {
          vErrors.length = _errs635;
        } else {
          vErrors = null;
        }
      }
      let ifClause38;
      if (_valid38) {
        const _errs638 = errors;
        if (data164 && typeof data164 == "object" && !Array.isArray(data164)) {
          for (const key77 in data164) {
            if (!(key77 === "severity" || key77 === "options")) {
              const err387 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key77 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err387];
              } else {
                vErrors.push(err387);
              }
              errors++;
            }
          }
          if (data164.severity !== void 0) {
            let data165 = data164.severity;
            if (!(data165 === "off" || data165 === "on" || data165 === "hint" || data165 === "info" || data165 === "warning" || data165 === "error" || data165 === false || data165 === true)) {
              const err388 = { instancePath: instancePath + "/webhook-mutates-owned/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err388];
              } else {
                vErrors.push(err388);
              }
              errors++;
            }
          }
          if (data164.options !== void 0) {
            let data166 = data164.options;
            if (data166 && typeof data166 == "object" && !Array.isArray(data166)) {
              for (const key78 in data166) {
                const err389 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key78 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err389];
                } else {
                  vErrors.push(err389);
                }
                errors++;
              }
            } else {
              const err390 = { instancePath: instancePath + "/webhook-mutates-owned/options", schemaPath: "#/properties/webhook-mutates-owned/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err390];
              } else {
                vErrors.push(err390);
              }
              errors++;
            }
          }
        } else {
          const err391 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err391];
          } else {
            vErrors.push(err391);
          }
          errors++;
        }
        var _valid38 = _errs638 === errors;
        valid192 = _valid38;
        ifClause38 = "then";
      } else {
        const _errs646 = errors;
        if (!(data164 === "off" || data164 === "on" || data164 === "hint" || data164 === "info" || data164 === "warning" || data164 === "error" || data164 === false || data164 === true)) {
          const err392 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err392];
          } else {
            vErrors.push(err392);
          }
          errors++;
        }
        var _valid38 = _errs646 === errors;
        valid192 = _valid38;
        ifClause38 = "else";
      }
      if (!valid192) {
        const err393 = { instancePath: instancePath + "/webhook-mutates-owned", schemaPath: "#/properties/webhook-mutates-owned/if", keyword: "if", params: { failingKeyword: ifClause38 }, message: 'must match "' + ifClause38 + '" schema' };
        if (vErrors === null) {
          vErrors = [err393];
        } else {
          vErrors.push(err393);
        }
        errors++;
      }
    }
    if (data["webhook-timeout-budget"] !== void 0) {
      let data167 = data["webhook-timeout-budget"];
      const _errs649 = errors;
      let valid196 = true;
      const _errs650 = errors;
      if (!(data167 && typeof data167 == "object" && !Array.isArray(data167))) {
        const err394 = {};
        if (vErrors === null) {
          vErrors = [err394];
        } else {
          vErrors.push(err394);
        }
        errors++;
      }
      var _valid39 = _errs650 === errors;
      errors = _errs649;
      if (vErrors !== null) {
        if (_errs649) {
          vErrors.length = _errs649;
        } else {
          vErrors = null;
        }
      }
      let ifClause39;
      if (_valid39) {
        const _errs652 = errors;
        if (data167 && typeof data167 == "object" && !Array.isArray(data167)) {
          for (const key79 in data167) {
            if (!(key79 === "severity" || key79 === "options")) {
              const err395 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key79 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err395];
              } else {
                vErrors.push(err395);
              }
              errors++;
            }
          }
          if (data167.severity !== void 0) {
            let data168 = data167.severity;
            if (!(data168 === "off" || data168 === "on" || data168 === "hint" || data168 === "info" || data168 === "warning" || data168 === "error" || data168 === false || data168 === true)) {
              const err396 = { instancePath: instancePath + "/webhook-timeout-budget/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err396];
              } else {
                vErrors.push(err396);
              }
              errors++;
            }
          }
          if (data167.options !== void 0) {
            let data169 = data167.options;
            if (data169 && typeof data169 == "object" && !Array.isArray(data169)) {
              for (const key80 in data169) {
                if (!(key80 === "seconds" || key80 === "leaseSeconds")) {
                  const err397 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key80 }, message: "must NOT have additional properties" };
                  if (vErrors === null) {
                    vErrors = [err397];
                  } else {
                    vErrors.push(err397);
                  }
                  errors++;
                }
              }
              if (data169.seconds !== void 0) {
                let data170 = data169.seconds;
                if (!(typeof data170 == "number" && (!(data170 % 1) && !isNaN(data170)) && isFinite(data170))) {
                  const err398 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err398];
                  } else {
                    vErrors.push(err398);
                  }
                  errors++;
                }
                if (typeof data170 == "number" && isFinite(data170)) {
                  if (data170 < 1 || isNaN(data170)) {
                    const err399 = { instancePath: instancePath + "/webhook-timeout-budget/options/seconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err399];
                    } else {
                      vErrors.push(err399);
                    }
                    errors++;
                  }
                }
              }
              if (data169.leaseSeconds !== void 0) {
                let data171 = data169.leaseSeconds;
                if (!(typeof data171 == "number" && (!(data171 % 1) && !isNaN(data171)) && isFinite(data171))) {
                  const err400 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err400];
                  } else {
                    vErrors.push(err400);
                  }
                  errors++;
                }
                if (typeof data171 == "number" && isFinite(data171)) {
                  if (data171 < 1 || isNaN(data171)) {
                    const err401 = { instancePath: instancePath + "/webhook-timeout-budget/options/leaseSeconds", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/properties/leaseSeconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    if (vErrors === null) {
                      vErrors = [err401];
                    } else {
                      vErrors.push(err401);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err402 = { instancePath: instancePath + "/webhook-timeout-budget/options", schemaPath: "#/properties/webhook-timeout-budget/then/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              if (vErrors === null) {
                vErrors = [err402];
              } else {
                vErrors.push(err402);
              }
              errors++;
            }
          }
        } else {
          const err403 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/then/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          if (vErrors === null) {
            vErrors = [err403];
          } else {
            vErrors.push(err403);
          }
          errors++;
        }
        var _valid39 = _errs652 === errors;
        valid196 = _valid39;
        ifClause39 = "then";
      } else {
        const _errs664 = errors;
        if (!(data167 === "off" || data167 === "on" || data167 === "hint" || data167 === "info" || data167 === "warning" || data167 === "error" || data167 === false || data167 === true)) {
          const err404 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
          if (vErrors === null) {
            vErrors = [err404];
          } else {
            vErrors.push(err404);
          }
          errors++;
        }
        var _valid39 = _errs664 === errors;
        valid196 = _valid39;
        ifClause39 = "else";
      }
      if (!valid196) {
        const err405 = { instancePath: instancePath + "/webhook-timeout-budget", schemaPath: "#/properties/webhook-timeout-budget/if", keyword: "if", params: { failingKeyword: ifClause39 }, message: 'must match "' + ifClause39 + '" schema' };
        if (vErrors === null) {
          vErrors = [err405];
        } else {
          vErrors.push(err405);
        }
        errors++;
      }
    }
  } else {
    const err406 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err406];
    } else {
      vErrors.push(err406);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
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
      if (!validate63(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
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
          if (!validate61(data9[i0], { instancePath: instancePath + "/charts/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      if (!validate63(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
        errors = vErrors.length;
      }
    }
    if (data.overrides !== void 0) {
      let data12 = data.overrides;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate65(data12[i1], { instancePath: instancePath + "/overrides/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  stdin_default as default,
  validate
};

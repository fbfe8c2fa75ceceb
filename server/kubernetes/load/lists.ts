/** What clients read when all of them list at once, after a restart of the API server or their own rollout. */
export interface ListLoad {
  /** LIST requests. */
  readonly requests: number;
  /** Objects that the API server reads from etcd and decodes; 0 when it answers from its cache. */
  readonly etcdObjects: number;
  /** Bytes of those objects. */
  readonly etcdBytes: number;
  /** Bytes that go out to the clients. */
  readonly answerBytes: number;
}

/**
 * A list by every client at once. etcd knows neither labels nor fields, so a selector makes the answer smaller and leaves
 * what is read from etcd as it is: every object of the kind. https://kubernetes.io/docs/reference/using-api/api-concepts/
 *
 * @param share the part of all objects that the selector lets through, 1 without one
 */
export function listsAtOnce(
  clients: number,
  objects: number,
  bytesPerObject: number,
  { fromEtcd, share = 1 }: { readonly fromEtcd: boolean; readonly share?: number },
): ListLoad {
  const all = clients * objects;
  return {
    requests: clients,
    etcdObjects: fromEtcd ? all : 0,
    etcdBytes: fromEtcd ? all * bytesPerObject : 0,
    answerBytes: all * share * bytesPerObject,
  };
}

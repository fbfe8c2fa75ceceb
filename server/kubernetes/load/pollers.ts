/** Requests a second of clients that each ask `requests` times in a period. */
export function pollRequests(clients: number, periodSeconds: number, requests = 1): number {
  return (clients * requests) / periodSeconds;
}

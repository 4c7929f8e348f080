/** What the worker thread answers to the bounded report in its `workerData`. */
export type WorkerAnswer =
  | { readonly ok: true; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly message: string };

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

export interface Loaded<Data> {
  readonly data: Data | null;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** Loads data when `key` changes and on `reload`. Data of the same key stays visible while it is loaded again. */
export function useLoad<Data>(key: string, load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<{ key: string; data: Data | null; error: unknown; isLoading: boolean }>({
    key,
    data: null,
    error: null,
    isLoading: true,
  });
  const [version, setVersion] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const controller = new AbortController();
    setState((old) => ({ key, data: old.key === key ? old.data : null, error: null, isLoading: true }));
    latest.current(controller.signal).then(
      (data) => {
        if (!controller.signal.aborted) setState({ key, data, error: null, isLoading: false });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState((old) => ({ ...old, error, isLoading: false }));
      },
    );
    return () => controller.abort();
  }, [key, version]);
  const reload = useCallback(() => setVersion((old) => old + 1), []);
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : null,
    error: isCurrent ? state.error : null,
    isLoading: isCurrent ? state.isLoading : true,
    reload,
  };
}

interface PageOf<Item> {
  readonly data: readonly Item[];
  readonly next_cursor?: string;
}

export interface LoadedList<Item> {
  readonly items: readonly Item[] | null;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface ListState<Item> {
  readonly items: readonly Item[] | null;
  readonly cursor: string | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
}

/** A list by pages. `reload` reads the first page again and replaces what is shown. */
export function useList<Item>(
  key: string,
  loadPage: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<PageOf<Item>>,
): LoadedList<Item> {
  const empty = { items: null, cursor: undefined, error: null, isLoading: true };
  const [state, setState] = useState<ListState<Item>>(empty);
  const [version, setVersion] = useState(0);
  const latest = useRef(loadPage);
  latest.current = loadPage;
  const running = useRef<AbortController | null>(null);
  const read = useCallback((cursor: string | undefined, before: readonly Item[]) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    latest.current(cursor === undefined ? {} : { cursor }, controller.signal).then(
      ({ data, next_cursor }) => {
        if (controller.signal.aborted) return;
        setState({ items: [...before, ...data], cursor: next_cursor, error: null, isLoading: false });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState((old) => ({ ...old, error, isLoading: false }));
      },
    );
  }, []);
  const shown = useRef(key);
  useEffect(() => {
    const isOther = shown.current !== key;
    shown.current = key;
    setState((old) => (isOther ? empty : { ...old, error: null, isLoading: true }));
    read(undefined, []);
    return () => running.current?.abort();
  }, [key, version]);
  const { items, cursor, error, isLoading } = state;
  return {
    items,
    error,
    isLoading,
    hasMore: cursor !== undefined,
    loadMore: () => {
      setState((old) => ({ ...old, error: null, isLoading: true }));
      read(cursor, items ?? []);
    },
    reload: useCallback(() => setVersion((old) => old + 1), []),
  };
}

export interface Action<Args extends readonly unknown[]> {
  readonly run: (...args: Args) => void;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly clear: () => void;
}

/** Runs one write at a time and keeps its error for display. */
export function useAction<Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>): Action<Args> {
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const busy = useRef(false);
  return {
    ...state,
    run: (...args) => {
      if (busy.current) return;
      busy.current = true;
      setState({ isBusy: true, error: null });
      work(...args)
        .then(
          () => setState({ isBusy: false, error: null }),
          (error: unknown) => setState({ isBusy: false, error }),
        )
        .finally(() => {
          busy.current = false;
        });
    },
    clear: () => setState({ isBusy: false, error: null }),
  };
}

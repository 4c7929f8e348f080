import { useEffect, useRef } from 'preact/hooks';

const DELAYS_MS = [1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 15_000] as const;

/** Milliseconds until the next poll. @param unchanged polls in succession that returned nothing new */
export function pollDelay(unchanged: number): number {
  return DELAYS_MS[Math.min(Math.max(0, unchanged), DELAYS_MS.length - 1)] ?? 15_000;
}

/**
 * Calls `poll` while `isActive`, less often the longer `fingerprint` stays the same, and not while the page is hidden.
 * @param fingerprint changes when a poll returned something new
 */
export function usePolling(isActive: boolean, fingerprint: string, poll: () => void): void {
  const unchanged = useRef(0);
  const latest = useRef(poll);
  latest.current = poll;
  useEffect(() => {
    unchanged.current = 0;
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => {
        unchanged.current += 1;
        if (document.visibilityState === 'visible') latest.current();
        schedule();
      }, pollDelay(unchanged.current));
    };
    schedule();
    return () => clearTimeout(timer);
  }, [isActive, fingerprint]);
}

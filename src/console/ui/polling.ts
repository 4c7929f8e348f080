import { useEffect, useRef } from 'preact/hooks';
import { pollDelay } from '../logic/poll-delay.ts';

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

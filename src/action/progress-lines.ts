import type { GateProgress } from '../gate/scan/gate-dependencies.ts';
import { ProgressLines } from '../shared/scan-progress.ts';
import { plural } from '../shared/text.ts';
import type { Log } from './log.ts';
import { duration } from './markdown/words.ts';

/** Minimum interval between two lines about running scans, in milliseconds. */
const INTERVAL_MS = 15_000;

export function progressLines(log: Log): (event: GateProgress) => void {
  let nextAt = 0;
  const lines = new ProgressLines(INTERVAL_MS);
  return (event) => {
    switch (event.type) {
      case 'waiting-for-target':
        return log.info(`Waiting for ${event.target}: ${event.detail}`);
      case 'registered':
        return log.info(`Target ${event.target}${event.reused ? ' already registered' : ' registered'}`);
      case 'submitting':
        return log.info(`Creating ${plural(event.scans, 'scan')}`);
      case 'submitted':
        return log.info(`${event.reused ? 'Resumed' : 'Created'} ${event.scanIds.join(', ')}`);
      case 'polled':
        if (event.pending === 0 || event.elapsedMs < nextAt) return;
        nextAt = event.elapsedMs + INTERVAL_MS;
        return log.info(
          `${event.pending} of ${plural(event.total, 'scan')} still running after ${duration(event.elapsedMs)}`,
        );
      case 'scan-progress': {
        const due = lines.line(event, performance.now());
        return due === null ? undefined : log.info(due);
      }
      case 'scan-ended':
        return log.info(`Scan ${event.scanId} of ${event.target}: ${event.status}`);
      case 'cancelled':
        return log.info(`Cancelled ${event.scanIds.join(', ')}`);
      case 'collected':
        return log.info(`Read ${plural(event.findings, 'finding')}`);
      case 'warning':
        return log.warning(event.message);
    }
  };
}

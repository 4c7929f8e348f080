import type { Exchange } from '../../core/evidence/http.ts';
import type { StoredProbe, StoredView } from '../kit/probe-definition.ts';
import { reflectionOf } from '../kit/reflection.ts';
import { breakOut } from '../xss/probe-xss.ts';
import { proveXss } from '../xss/xss-proof.ts';
import { activeStoredXss } from './stored-xss.ts';

/** Attempts to break out of the contexts in which a page shows a stored value. */
export const storedMarkup: StoredProbe = {
  checks: [activeStoredXss],
  scanTypes: ['standard', 'compliance'],
  run: probeStoredXss,
};

async function probeStoredXss({ injector, letters, quoted, read }: StoredView): Promise<void> {
  const shown = reflectionOf(letters, quoted, injector.point.baseline);
  if (shown === null || injector.has('stored-xss')) return;
  let stored: Exchange | null = null;
  const send = async (value: string) => {
    stored = await injector.send(value);
    return stored === null ? null : await read();
  };
  const proven = await breakOut({ token: () => injector.token(), send }, shown, quoted);
  if (proven === null || stored === null) return;
  const { payload, marker, exchange } = proven;
  // A message that is shown once, to the visitor who sent it, is not stored.
  const isShown = (page: Exchange | null) => page !== null && proveXss(page, payload, marker) !== null;
  const anonymous = await read(true);
  const [step, again] = isShown(anonymous) ? ['by anyone', anonymous] : ['by the sender', await read()];
  if (again === null || !isShown(again)) return;
  injector.note('stored-xss', 'breakout', payload, marker, exchange, { stored });
  injector.note('stored-xss', step, payload, marker, again, { stored });
}

import { LIMITS } from '../../contract/limits.ts';
import type { Usage } from '../../generated/models.ts';
import { plural } from '../../shared/text.ts';
import { useApp } from '../app-context.ts';
import { Note } from '../ui/basics.tsx';

/** Below this number of standard scans, the outlook is a warning. */
const FEW = 10;

/** How far the balance reaches, and what happens when it is used up. */
export function BalanceOutlook({ usage }: { readonly usage: Usage }) {
  const { mode } = useApp();
  const { balance = 0, prices = {} } = usage;
  const price = prices['scan.standard'] ?? 0;
  if (mode === 'test') return <p class="muted">Nothing is charged in the sandbox.</p>;
  if (price === 0) return null;
  const scans = Math.floor(balance / price);
  const text = `Enough for ${plural(scans, 'standard scan')}. At 0, new scans are refused, and webhook deliveries wait up to ${LIMITS.heldDeliveryHours} hours for tokens. Scans in progress finish.`;
  if (scans >= FEW) return <p class="muted">{text}</p>;
  return (
    <Note kind="warn">
      <p>{text} An admin can grant tokens on the page Usage.</p>
    </Note>
  );
}

import { checkoutFiles } from '../../fixes/checkout-files.ts';
import { fixPlan } from '../../fixes/fix-plan.ts';
import { proposeFixes } from '../../fixes/propose-fixes.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';

/** File of the artifact. */
export const PATCH_FILE = 'scan-gate-fix.patch';

/** A patch of the checkout for the findings that its configuration can fix; empty if there is none, or no checkout. */
export async function fixPatch(
  result: ResultDocument,
  directory: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const findings = result.findings.filter((finding) => finding.ignored_by === null);
  const files = await checkoutFiles(directory, environment).catch(() => null);
  return files === null ? '' : (await proposeFixes(files, fixPlan(findings, null))).patch;
}

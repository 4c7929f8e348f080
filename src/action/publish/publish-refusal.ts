import type { UsageError } from '../../gate/model/usage-error.ts';
import { emptyResult } from '../../gate/verdict/build-result.ts';
import type { MainDependencies } from '../dependencies.ts';
import { inputValue, usablePublishingInputs } from '../inputs/action-inputs.ts';
import { readContext } from '../inputs/context.ts';
import { artifactName } from './earlier-verdict.ts';
import { outputsOf } from './outputs.ts';
import { publish } from './publish.ts';

/**
 * Publishes that a run was refused: without it, the comment of an earlier run would still show that run's verdict. The
 * comment is replaced, never created, and does not quote inputs: only the log and the summary have their secrets masked.
 */
export async function publishRefusal(
  { environment, payload, log, files, now, version, connectGitHub, setOutputs }: MainDependencies,
  { problems }: UsageError,
): Promise<void> {
  const context = readContext(environment, payload, inputValue(environment, 'matrix'));
  const publishing = usablePublishingInputs(environment);
  const token = inputValue(environment, 'github-token');
  const github = token === '' ? null : await connectGitHub(token, context.apiUrl);
  const result = {
    ...emptyResult(
      { outcome: 'inconclusive', fails_job: true, reasons: problems.map(({ message }) => message) },
      { version, runUrl: context.runUrl, run: context.run },
    ),
    reason_codes: problems.map(() => 'usage_error'),
    codes: ['usage_error'],
  };
  const published = await publish({
    result,
    context,
    publishing: { ...publishing, uploadArtifacts: false, uploadSarif: false, annotations: false },
    maxFindings: 0,
    details: { level: 'full', reason: null },
    reports: null,
    issues: null,
    artifact: artifactName(context.run, null),
    files,
    log,
    now,
    github,
    refused: {
      cause: problems[0]?.title ?? 'invalid input',
      comment: problems.map(({ title, message, isPublic }) =>
        isPublic ? message : `${title}: the log of the run says what it accepts.`,
      ),
    },
  });
  setOutputs(outputsOf(result, published));
}

import { readFile } from 'node:fs/promises';
import { severityRank } from '../../contract/primitives.ts';
import { isForReviewers } from '../../gate/policy/policy-lines.ts';
import type { ResultDocument } from '../../gate/verdict/result-document.ts';
import { truncate } from '../../shared/text.ts';
import type { GitHub } from '../github/github-client.ts';
import { explainGitHubError, statusOf } from '../github/github-errors.ts';
import type { PublishingInputs } from '../inputs/action-inputs.ts';
import type { ActionContext } from '../inputs/context.ts';
import type { Log } from '../log.ts';
import { checkLinks } from '../markdown/check-link.ts';
import { type BodyOptions, resultBody } from '../markdown/result-body.ts';
import { pullRequestOf } from '../policy/pull-request-of.ts';
import { uploadArtifact, uploadSarif } from './artifacts.ts';
import { publishComment } from './comment.ts';
import type { DetailsDecision } from './details.ts';
import type { ArtifactName } from './earlier-verdict.ts';
import { type IssuePlan, publishIssue } from './issue-plan.ts';
import type { Published } from './outputs.ts';
import { attempt, withDeadline } from './publisher.ts';
import type { ReportFiles } from './report-files.ts';
import { type RunnerFiles, SUMMARY_BYTES_MAX } from './runner-files.ts';
import { commentIdentity } from './sticky-comment.ts';

/** Whether to create a comment if the pull request has none. Existing comments are always updated. */
export function shouldCreateComment(policy: PublishingInputs['comment'], result: ResultDocument): boolean {
  const trouble = (result.outcome !== 'passed' && result.outcome !== 'skipped') || changesItsGate(result);
  switch (policy) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'on-failure':
      return trouble;
    case 'changes':
      return trouble || (result.new_counts ?? result.counts).total > 0 || result.fixed.length > 0;
  }
}

/** Reviewers must see this even if the check passes: all but limits, and what is shown to tighten the gate. */
function changesItsGate({ policy }: ResultDocument): boolean {
  return policy?.pending_changes.some(isForReviewers) ?? false;
}

/** GitHub shows ten annotations per level and step. */
const SHOWN_MAX = 10;

/** One annotation per blocking finding, most severe first, at its source if that is known. */
function annotate(result: ResultDocument, maximum: number, log: Log): void {
  const blocking = result.findings
    .filter((finding) => finding.blocking)
    .sort((left, right) => severityRank(left.severity) - severityRank(right.severity));
  const shown = blocking.slice(0, Math.min(maximum, SHOWN_MAX));
  for (const finding of shown) {
    const message = [
      truncate(finding.location.url, 300),
      truncate(finding.evidence, 1_200),
      `Fix: ${truncate(finding.remediation, 300)}`,
    ]
      .filter((part) => part.trim() !== '')
      .join('\n');
    const place = { title: truncate(`${finding.severity}: ${finding.title}`, 200), ...finding.source };
    if (result.warn_only) log.warning(message, place);
    else log.error(message, place);
  }
  if (blocking.length > shown.length)
    log.notice(`${blocking.length - shown.length} more blocking findings are in the summary and the reports.`);
}

export interface PublishRequest {
  readonly result: ResultDocument;
  readonly context: ActionContext;
  readonly publishing: PublishingInputs;
  readonly maxFindings: number;
  readonly details: DetailsDecision;
  readonly reports: ReportFiles | null;
  /** For `git apply`; empty without one. */
  readonly patch?: string;
  /** Null if the run maintains no issues. */
  readonly issues: IssuePlan | null;
  readonly artifact: ArtifactName;
  readonly files: RunnerFiles;
  readonly log: Log;
  readonly now: () => number;
  /** Null without a token. */
  readonly github: GitHub | null;
  /** Only of a run that was refused before it began. */
  readonly refused?: {
    /** For the heading: what cannot be used. */
    readonly cause: string;
    /** The reasons as the comment gives them. */
    readonly comment: readonly string[];
  };
}

/** GitHub's limit per step, with a margin. */
const SUMMARY_BUDGET = SUMMARY_BYTES_MAX - 4_096;
const SARIF_DEADLINE_MS = 120_000;
const ISSUE_FAILURES_MAX = 3;

/** Publishes the result everywhere, in an order in which later parts can link to earlier ones. */
export async function publish(request: PublishRequest): Promise<Published> {
  const artifact = await publishArtifact(request);
  await publishSarif(request);
  const issueUrls = await publishIssues(request);
  const body = bodyOptions(request, artifact?.id ?? null, issueUrls);
  const commentUrl = await publishStickyComment(request, body);
  if (request.publishing.jobSummary) {
    const summary = {
      ...body,
      budget: SUMMARY_BUDGET,
      maxFindings: Math.max(body.maxFindings, 100),
      trend: request.issues?.trend ?? null,
    };
    const written = await attempt(request.log, 'Job summary', async () =>
      request.files.addSummary(resultBody(request.result, summary)),
    );
    if (written === false) request.log.notice('No job summary: GITHUB_STEP_SUMMARY is not set.');
  }
  request.log.endSection();
  if (request.publishing.annotations && request.details.level === 'full')
    annotate(request.result, request.maxFindings, request.log);
  return {
    reportJson: request.reports?.json ?? null,
    reportPdfs: request.reports?.pdfs ?? [],
    sarifFile: request.reports?.sarif ?? null,
    artifactId: artifact?.id ?? null,
    commentUrl,
    issueUrls,
  };
}

async function publishArtifact({ publishing, details, reports, artifact, log }: PublishRequest) {
  if (!publishing.uploadArtifacts || reports === null || reports.files.length === 0) return null;
  if (details.level === 'counts') {
    log.info(`The reports are not uploaded; they are in ${reports.folder}. ${details.reason ?? ''}`);
    return null;
  }
  return attempt(
    log,
    'Artifact',
    () =>
      uploadArtifact({
        name: publishing.artifactName ?? artifact.name,
        files: reports.files,
        folder: reports.folder,
        retentionDays: publishing.retentionDays,
      }),
    (error) => `${error instanceof Error ? error.message : String(error)}; the reports are in ${reports.folder}`,
  );
}

async function publishSarif({ publishing, context, result, github, reports, log }: PublishRequest): Promise<void> {
  if (!publishing.uploadSarif || result.outcome === 'skipped') return;
  const file = reports?.sarif ?? null;
  if (file === null || github === null) {
    log.warning(
      `Code scanning: upload skipped, because there is ${github === null ? 'no github-token' : 'no SARIF log'}.`,
    );
    return;
  }
  // Code scanning closes alerts that a log lacks, so a log without the findings of a failed scan would close them.
  if (result.scans.some((scan) => scan.outcome !== 'succeeded'))
    return log.warning('Code scanning: upload skipped, because not every scan succeeded.');
  // On pull requests this is the merge commit; code scanning needs exactly the commit and ref of the runner.
  const { sha, ref } = context.checkout;
  if (sha === null || ref === null)
    return log.warning('Code scanning: upload skipped, because the runner provides no commit or ref.');
  const { owner, repo } = context;
  await attempt(
    log,
    'Code scanning',
    async () => {
      const sarif = await readFile(file, 'utf8');
      await uploadSarif(github, { owner, repo, sarif, commitSha: sha, ref, deadlineMs: SARIF_DEADLINE_MS });
    },
    (error) => explainGitHubError(error, 'security-events: write'),
  );
}

async function publishIssues({ issues, github, log }: PublishRequest): Promise<readonly string[]> {
  if (issues === null || github === null) return [];
  const urls: string[] = [];
  let failures = 0;
  for (const planned of issues.issues) {
    const written = await attempt(
      log,
      `Issue of ${planned.issue.hostname}`,
      () => publishIssue(github, issues.place, planned),
      (error) => explainGitHubError(error, 'issues: write'),
    );
    if (written?.url != null) urls.push(written.url);
    if (written === null) failures += 1;
    // The same cause would fail the others too.
    if (failures === ISSUE_FAILURES_MAX) break;
  }
  return urls;
}

async function publishStickyComment(request: PublishRequest, body: BodyOptions): Promise<string | null> {
  const { publishing, context, github, log, refused } = request;
  const result = refused === undefined ? request.result : { ...request.result, reasons: refused.comment };
  if (publishing.comment === 'never' || github === null) return null;
  const explain = (error: unknown) => explainGitHubError(error, 'pull-requests: write');
  const issue = await attempt(log, 'Comment', () => pullRequestOf(github, context, publishing.pullRequest), explain);
  if (issue === null) return null;
  const { run, owner, repo } = context;
  try {
    const comment = publishComment(github, {
      place: { owner, repo, issue },
      identity: commentIdentity({ workflow: context.workflow, header: publishing.commentHeader, ...run }),
      render: (budget) => resultBody(result, { ...body, budget }),
      mayCreate: refused === undefined && shouldCreateComment(publishing.comment, result),
      shared: run.matrix !== '',
    });
    return await withDeadline(comment);
  } catch (error) {
    const readOnly = statusOf(error) === 403 && (context.pullRequest?.fork === true || context.dependabot);
    if (readOnly)
      log.notice(
        'No comment: the token of runs for forks and Dependabot is read-only. The result is in the job summary; a `workflow_run` workflow can publish it (see the recipes).',
      );
    else log.warning(`Comment: ${explain(error)}. The verdict is not affected.`);
    return null;
  }
}

function bodyOptions(request: PublishRequest, artifactId: number | null, issueUrls: readonly string[]): BodyOptions {
  const { context, details } = request;
  const links = [
    ...(artifactId === null ? [] : [`[artifact](${context.runUrl}/artifacts/${artifactId})`]),
    `[run](${context.runUrl})`,
    ...issueUrls.map((url, index) => `[issue${issueUrls.length > 1 ? ` ${index + 1}` : ''}](${url})`),
  ];
  return {
    ...(request.refused === undefined ? {} : { cause: request.refused.cause }),
    budget: 60_000,
    maxFindings: request.maxFindings,
    link: checkLinks(context.actionSource),
    reports: links,
    now: request.now(),
    patch: request.patch ?? '',
    withheld: details.level === 'counts' ? (details.reason ?? '') : null,
  };
}

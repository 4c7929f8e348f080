import type { TSchema } from 'typebox';
import { CHANNEL_EVENTS, CHANNEL_KINDS, Channel, ChannelCreate, ChannelSettings, ChannelUpdate } from './channel.ts';
import { Checks, ChecksUpdate } from './checks.ts';
import { ReachCount, ScanCoverage } from './coverage.ts';
import { ErrorBody, ErrorDetail } from './errors.ts';
import { EVENT_TYPES } from './event.ts';
import {
  Acceptance,
  Cvss,
  FINDING_DECISIONS,
  FINDING_STATES,
  FindingLocation,
  Proof,
  ProofHeader,
  ProofRequest,
  TargetFinding,
} from './finding.ts';
import { KEY_MODES, SCOPES } from './key.ts';
import { Login, LoginCookie } from './login.ts';
import { ConfidenceSchema, ScanTypeSchema, SeverityCounts, SeveritySchema, stringEnum } from './primitives.ts';
import {
  CHECK_STATUSES,
  CheckOutcome,
  COMPLIANCE_STATES,
  ComplianceRow,
  Report,
  ReportTool,
  ScanBudget,
} from './report.ts';
import {
  BROWSER_MODES,
  BulkResult,
  BulkScanResult,
  CHECKS_SCOPES,
  Scan,
  ScanFailure,
  ScanFailureReasonSchema,
  ScanOptions,
  THIRD_PARTY_MODES,
  URL_SCHEMES,
} from './scan.ts';
import { SCAN_STATUSES } from './scan-states.ts';
import { SCHEDULE_STATUSES, Schedule, ScheduleCreate, ScheduleError, ScheduleRun, ScheduleUpdate } from './schedule.ts';
import { TARGET_STATUSES, TargetVerification, VERIFICATION_METHODS } from './target.ts';
import { Usage } from './usage.ts';
import { DELIVERY_STATUSES, DeliveryAttempt, WEBHOOK_DISABLED_REASONS, WEBHOOK_STATUSES } from './webhook.ts';

const coverage = ScanCoverage.properties;
const report = Report.properties;

/**
 * Enumerations and objects inside the resources that have a name in the description, so that a generated client has one type
 * for each. Descriptions do not matter for the identity: every schema of the same form is a reference.
 */
export const SHARED_SCHEMAS = {
  Checks,
  ChecksUpdate,
  ChecksScope: stringEnum(CHECKS_SCOPES),
  Severity: SeveritySchema,
  FindingConfidence: ConfidenceSchema,
  FindingState: stringEnum(FINDING_STATES),
  FindingDecision: stringEnum(FINDING_DECISIONS),
  FindingAcceptance: Acceptance,
  Proof,
  ProofHeader,
  ProofRequest,
  TargetFinding,
  FindingLocation,
  Cvss,
  ScanType: ScanTypeSchema,
  ScanStatus: stringEnum(SCAN_STATUSES),
  ScanFailureReason: ScanFailureReasonSchema,
  ScanFailure,
  FindingsCount: SeverityCounts,
  ScanOptions: Scan.properties.options,
  ScanCreateOptions: ScanOptions,
  UrlScheme: stringEnum(URL_SCHEMES),
  BrowserMode: stringEnum(BROWSER_MODES),
  ThirdPartyMode: stringEnum(THIRD_PARTY_MODES),
  Login,
  LoginCookie,
  BulkScanSummary: BulkScanResult.properties.summary,
  BulkScanEntry: BulkResult,
  ErrorBody,
  ErrorDetail,
  ReportSummary: report.summary,
  SeverityCounts: report.summary.properties.by_severity,
  CheckResult: CheckOutcome,
  CheckStatus: stringEnum(CHECK_STATUSES),
  ReportBudget: ScanBudget,
  BudgetUse: ScanBudget.properties.requests,
  ReportCoverage: ScanCoverage,
  ReportCoverageCode: coverage.code.anyOf[0],
  ReportCoverageBrowser: coverage.browser,
  ReportBrowserLimit: coverage.browser.properties.limits.items,
  ReportBrowserLimitKind: coverage.browser.properties.limits.items.properties.kind,
  ReportCoverageApi: coverage.api,
  ReportReach: coverage.reach,
  ReportReachCount: ReachCount,
  ReportLeftOut: ReachCount.properties.left_out.items,
  ReportLeftOutReason: ReachCount.properties.left_out.items.properties.reason,
  ReportCreated: coverage.created.items,
  ComplianceRow,
  ComplianceStatus: stringEnum(COMPLIANCE_STATES),
  ReportTool,
  Scope: stringEnum(SCOPES),
  UsageMode: stringEnum(KEY_MODES),
  UsagePeriod: Usage.properties.last_30d,
  TargetStatus: stringEnum(TARGET_STATUSES),
  TargetVerification,
  VerificationMethod: stringEnum(VERIFICATION_METHODS),
  VerificationInstruction: TargetVerification.properties.instructions.items,
  EventType: stringEnum(EVENT_TYPES),
  ScheduleStatus: stringEnum(SCHEDULE_STATUSES),
  Schedule,
  ScheduleCreate,
  ScheduleUpdate,
  ScheduleRun,
  ScheduleError,
  WebhookStatus: stringEnum(WEBHOOK_STATUSES),
  WebhookDisabledReason: stringEnum(WEBHOOK_DISABLED_REASONS),
  DeliveryStatus: stringEnum(DELIVERY_STATUSES),
  DeliveryAttempt,
  ChannelKind: stringEnum(CHANNEL_KINDS),
  ChannelEvent: stringEnum(CHANNEL_EVENTS),
  ChannelSettings,
  Channel,
  ChannelCreate,
  ChannelUpdate,
} as const satisfies Readonly<Record<string, TSchema>>;

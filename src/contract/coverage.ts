import { type Static, Type } from 'typebox';
import problems from './coverage-problems.json' with { type: 'json' };
import { nullable, strictObject, stringEnum } from './primitives.ts';

/**
 * Why a scan did not reach the application, with the remedy. The codes are also reasons of an inconclusive verdict, so they
 * are part of the error catalogue (docs/ERRORS.md).
 */
export const COVERAGE_PROBLEMS = problems;
export type CoverageCode = keyof typeof COVERAGE_PROBLEMS;
export const COVERAGE_CODES = Object.keys(COVERAGE_PROBLEMS) as [CoverageCode, ...CoverageCode[]];

/** Limits that kept a browser from seeing everything, with the unit of each count. */
export const BROWSER_LIMITS = {
  ended: 'times that the browser ended, hung or was ended above its memory limit',
  actions_not_completed: 'actions of pages, such as buttons, during which it ended',
  pages_not_opened: 'known pages that were not opened',
  pages_not_probed: 'opened pages into which not all values of a link were followed',
  requests_not_sent: 'different requests of pages above the maximum',
  scripts_not_loaded: 'hosts whose scripts were not loaded, or too large',
} as const;
type BrowserLimitKind = keyof typeof BROWSER_LIMITS;
export const BROWSER_LIMIT_KINDS = Object.keys(BROWSER_LIMITS) as [BrowserLimitKind, ...BrowserLimitKind[]];

/** What a scan reaches one by one, and counts. */
export const REACH_KINDS = ['pages', 'views', 'operations', 'inputs'] as const;
export type ReachKind = (typeof REACH_KINDS)[number];

/** Why a scan left something out. */
export const LEFT_OUT_REASONS = {
  time: 'the time of the scan was used up',
  requests: 'the maximum number of requests was reached',
  folded: 'three of the same shape behaved alike',
  not_reached: 'it failed, or was refused',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

const LeftOutReasonSchema = stringEnum(
  Object.keys(LEFT_OUT_REASONS) as [LeftOutReason, ...LeftOutReason[]],
  `${Object.entries(LEFT_OUT_REASONS)
    .map(([reason, meaning]) => `${reason}: ${meaning}`)
    .join('; ')}.`,
);

export const ReachCount = strictObject(
  {
    known: Type.Integer({ minimum: 0, description: 'Known to the scan, at least; covered ones included.' }),
    covered: Type.Integer({ minimum: 0 }),
    left_out: Type.Array(strictObject({ reason: LeftOutReasonSchema, count: Type.Integer({ minimum: 1 }) }), {
      maxItems: Object.keys(LEFT_OUT_REASONS).length,
      description: 'Adds up to known minus covered.',
    }),
  },
  { description: 'How many there are, and how many the scan covered.' },
);
export type ReachCount = Static<typeof ReachCount>;

/** 100 KiB as Base64. */
export const SCREENSHOT_LENGTH_MAX = 136_536;

/** Coverage of the application by a scan. Without coverage, the absence of findings proves nothing. */
export const ScanCoverage = strictObject({
  application_seen: Type.Boolean({
    description:
      'False when the responses did not come from the application, or not from its signed-in part although a login was given. The scan is then inconclusive.',
  }),
  code: nullable(stringEnum(COVERAGE_CODES, 'Why the application was not seen.')),
  detail: nullable(Type.String({ description: 'What responded instead, in one sentence.' })),
  pages: Type.Integer({ minimum: 0, description: 'Distinct pages read.' }),
  pages_read: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Addresses of pages read, also of equal ones; absent in a quick scan.' }),
  ),
  pages_known: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Addresses of pages that the scan knows, at least. A limit left out the rest; absent in a quick scan.',
    }),
  ),
  browser: Type.Optional(
    strictObject(
      {
        used: Type.Boolean({
          description:
            'A browser opened pages of the target and did its work. False if there was none, or if it ended or ran out of time before it had examined them.',
        }),
        detail: nullable(Type.String({ description: 'Why there was no browser, or what it did not see.' })),
        product: nullable(Type.String({ description: 'Name and version of the browser.' })),
        sandboxed: Type.Boolean({ description: 'The pages ran in the sandbox of the browser.' }),
        pages: Type.Integer({ minimum: 0, description: 'Pages opened.' }),
        routes: Type.Integer({ minimum: 0, description: 'Different URLs of the target found.' }),
        endpoints: Type.Integer({ minimum: 0, description: 'Requests of scripts and forms found.' }),
        withheld: Type.Integer({ minimum: 0, description: 'Requests that may change something and were not sent.' }),
        limits: Type.Optional(
          Type.Array(
            strictObject({
              kind: stringEnum(
                BROWSER_LIMIT_KINDS,
                `What is counted: ${Object.entries(BROWSER_LIMITS)
                  .map(([kind, meaning]) => `${kind}: ${meaning}`)
                  .join('; ')}.`,
              ),
              count: Type.Integer({ minimum: 1 }),
              detail: Type.String({ maxLength: 300, description: 'The reason, or what was left out.' }),
            }),
            { maxItems: 12, description: 'What the browser did not see, by kind; empty if it saw everything.' },
          ),
        ),
        screenshot: Type.Optional(
          nullable(
            Type.String({
              pattern: '^/9j/[A-Za-z0-9+/]*={0,2}$',
              maxLength: SCREENSHOT_LENGTH_MAX,
              description: 'The start page as a JPEG image in Base64, or null if it could not be taken.',
            }),
          ),
        ),
      },
      { description: 'What a browser saw; absent in a quick scan.' },
    ),
  ),
  api: Type.Optional(
    strictObject(
      {
        descriptions: Type.Integer({ minimum: 0, description: 'Descriptions read.' }),
        operations: Type.Integer({ minimum: 0, description: 'Operations of the target that they describe.' }),
        requested: Type.Integer({
          minimum: 0,
          description: 'Operations requested to collect parameter values for others.',
        }),
        left_out: Type.Integer({
          minimum: 0,
          description: 'Operations that could not be read, are on other hosts or above the maximum.',
        }),
        detail: nullable(Type.String({ description: 'Formats and sources, or why a description was not used.' })),
      },
      { description: 'What descriptions say of the API; absent without one.' },
    ),
  ),
  reach: Type.Optional(
    strictObject(
      {
        pages: Type.Optional(ReachCount),
        views: Type.Optional(ReachCount),
        operations: Type.Optional(ReachCount),
        inputs: Type.Optional(ReachCount),
      },
      {
        description:
          'What the scan knew and covered; absent in a quick scan. pages: addresses of pages, read. views: client-side views, opened in the ' +
          'browser; absent without one. operations: described operations of the API, requested; absent without a description. inputs: ' +
          'insertion points, such as parameters, tested by every probe that applies.',
      },
    ),
  ),
  created: Type.Optional(
    Type.Array(
      strictObject({
        path: Type.String({ maxLength: 300 }),
        count: Type.Integer({ minimum: 1 }),
      }),
      {
        maxItems: 100,
        description:
          'Requests by POST, PUT or PATCH that the target accepted, by path: each may have created a record.',
      },
    ),
  ),
  components: Type.Optional(
    Type.Array(
      strictObject({
        purl: Type.String({
          maxLength: 300,
          description: 'Package URL with the version.',
          examples: ['pkg:npm/jquery@3.4.1'],
        }),
        url: Type.String({ maxLength: 2_000, description: 'The first response that showed it.' }),
        how: Type.String({ maxLength: 100, description: 'What showed it: a header, or code of the library.' }),
      }),
      {
        maxItems: 300,
        description:
          'Software with its version that the responses showed: script libraries, and what headers name. Absent in a quick scan.',
      },
    ),
  ),
  sign_in_required: Type.Boolean({
    description: 'The application requires a sign-in on its own host, and the scan was not signed in.',
  }),
  signed_in: Type.Optional(
    Type.Boolean({
      description: 'The scan was signed in from its start to its end. Absent if no login was given.',
    }),
  ),
});
export type ScanCoverage = Static<typeof ScanCoverage>;
export type BrowserLimit = NonNullable<NonNullable<ScanCoverage['browser']>['limits']>[number];

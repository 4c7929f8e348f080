import type { Severity } from '../../contract/primitives.ts';

/** CVSS 4.0 base vector of what was proven, with its score (0 to 10). The severity is the score's band. */
export interface Rating {
  readonly vector: string;
  readonly score: number;
  readonly severity: Severity;
  /** Who can do what, in one sentence; `docs/SEVERITY.md` is generated from it. */
  readonly meaning: string;
  /** Why the severity differs from the score's band. */
  readonly departure?: string;
}

const rating = (severity: Severity, score: number, metrics: string, meaning: string): Rating => ({
  severity,
  score,
  vector: `CVSS:4.0/${metrics}`,
  meaning,
});

/**
 * What a check can prove, as CVSS 4.0 rates it (FIRST, "CVSS v4.0 Specification", sections 2 and 8). The scores are those of the
 * specification's reference algorithm; a test computes them again.
 */
export const RATINGS = {
  fullCompromise: rating(
    'critical',
    9.3,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
    'Anyone on the network reads and changes what the application or its database can.',
  ),
  credentials: rating(
    'critical',
    9.3,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:H/SI:H/SA:N',
    'Anyone on the network reads credentials, and with them reads and changes the systems that accept them.',
  ),
  anyFile: rating(
    'critical',
    9.2,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:H/SI:N/SA:N',
    'Anyone on the network reads any file of the server, including the secrets of other systems.',
  ),
  scriptForEveryone: rating(
    'critical',
    9.3,
    'AV:N/AC:L/AT:N/PR:N/UI:P/VC:H/VI:H/VA:N/SC:H/SI:H/SA:N',
    'A third party runs scripts in the pages of every visitor.',
  ),
  noEncryption: rating(
    'critical',
    9.1,
    'AV:N/AC:H/AT:P/PR:N/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N',
    'Anyone on the network path reads and changes the traffic without breaking anything.',
  ),
  allData: rating(
    'high',
    8.7,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    "Anyone on the network reads the application's code, configuration or protected data.",
  ),
  scriptInSession: rating(
    'high',
    8.5,
    'AV:N/AC:L/AT:N/PR:N/UI:A/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N',
    "A visitor who follows a link runs the attacker's script with their own session.",
  ),
  brokenEncryption: rating(
    'high',
    8.2,
    'AV:N/AC:H/AT:P/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    'Anyone on the network path can decrypt recorded or redirected traffic with known attacks.',
  ),
  exposedService: rating(
    'high',
    8.2,
    'AV:N/AC:L/AT:P/PR:N/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    'A service for internal use is reachable; a guessed or leaked password opens it.',
  ),
  interceptedSession: rating(
    'high',
    7.6,
    'AV:N/AC:H/AT:P/PR:N/UI:P/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N',
    'Anyone on the network path takes over what a visitor sends and receives.',
  ),
  nameTakeover: rating(
    'high',
    7.1,
    'AV:N/AC:L/AT:N/PR:N/UI:P/VC:L/VI:H/VA:N/SC:N/SI:N/SA:N',
    "An attacker serves content under the site's own name.",
  ),
  readAsVisitor: rating(
    'high',
    7.1,
    'AV:N/AC:L/AT:N/PR:N/UI:P/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    'Another site reads responses with the session of its visitor.',
  ),
  othersData: rating(
    'high',
    7.1,
    'AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
    'Any signed-in user reads what belongs to others or is meant for administrators.',
  ),
  othersCredentials: rating(
    'high',
    8.4,
    'AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:H/SI:H/SA:N',
    'Any signed-in user reads the credentials of others, and with them the systems that accept them.',
  ),
  rightsTaken: rating(
    'high',
    8.8,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:H/VA:N/SC:N/SI:N/SA:N',
    'Anyone on the network gives their own account rights of the application.',
  ),
  othersDetails: rating(
    'medium',
    5.3,
    'AV:N/AC:L/AT:N/PR:L/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N',
    'Any signed-in user may read details that are not meant for them.',
  ),
  responseControl: rating(
    'high',
    7,
    'AV:N/AC:L/AT:N/PR:N/UI:A/VC:L/VI:H/VA:N/SC:N/SI:N/SA:N',
    'A visitor who follows a link receives headers of the attacker, such as cookies.',
  ),
  someData: rating(
    'medium',
    6.9,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N',
    'Anyone on the network reads internal details of the application.',
  ),
  load: rating(
    'medium',
    6.9,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N',
    'Anyone on the network causes load out of proportion.',
  ),
  weakEncryption: rating(
    'medium',
    6.3,
    'AV:N/AC:H/AT:P/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N',
    'Known attacks on the network path recover parts of the traffic.',
  ),
  unpatched: rating(
    'medium',
    6.3,
    'AV:N/AC:H/AT:P/PR:N/UI:N/VC:L/VI:L/VA:L/SC:N/SI:N/SA:N',
    'The software receives no fixes for faults that become known.',
  ),
  plaintext: rating(
    'medium',
    5.3,
    'AV:A/AC:L/AT:N/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N',
    'Anyone on the same network reads and changes the traffic.',
  ),
  leakedSession: rating(
    'medium',
    5.3,
    'AV:N/AC:L/AT:N/PR:N/UI:P/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N',
    'The session of a visitor reaches logs, other sites or browser history.',
  ),
  visitorTurnedAway: rating(
    'medium',
    5.3,
    'AV:N/AC:L/AT:N/PR:N/UI:P/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N',
    'Some visitors or clients cannot connect.',
  ),
  visitorDeceived: rating(
    'medium',
    5.1,
    'AV:N/AC:L/AT:N/PR:N/UI:A/VC:N/VI:L/VA:N/SC:N/SI:L/SA:N',
    "A visitor acts on content of an attacker that appears to be the site's.",
  ),
  weakerDefence: rating(
    'low',
    2.1,
    'AV:N/AC:L/AT:P/PR:N/UI:A/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N',
    'A second line of defence is missing: an attack needs another weakness and an action of the visitor.',
  ),
  weakerTransport: rating(
    'low',
    2.3,
    'AV:N/AC:H/AT:P/PR:N/UI:P/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N',
    'An attacker on the network path needs further conditions to use it.',
  ),
  sharedDevice: rating(
    'low',
    2,
    'AV:L/AC:L/AT:P/PR:N/UI:P/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N',
    'The next user of a shared device can read it.',
  ),
  hint: {
    ...rating(
      'low',
      6.9,
      'AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N',
      'Anyone on the network learns something that helps to prepare an attack.',
    ),
    departure: 'CVSS has no value below VC:L, and the disclosed detail gives no access.',
  },
  dependencyCritical: rating(
    'critical',
    9.2,
    'AV:N/AC:L/AT:P/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
    'A component with a critical advisory: anyone on the network, if the site uses the vulnerable part.',
  ),
  dependencyHigh: rating(
    'high',
    7.6,
    'AV:N/AC:L/AT:P/PR:N/UI:P/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N',
    'A component with an advisory of high severity, if the site uses the vulnerable part.',
  ),
  dependencyMedium: rating(
    'medium',
    6.3,
    'AV:N/AC:L/AT:P/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N',
    'A component with an advisory of medium severity, if the site uses the vulnerable part.',
  ),
  internalRequests: rating(
    'high',
    7.8,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:H/SI:L/SA:N',
    'Anyone on the network makes the server send requests to systems that only it can reach.',
  ),
  none: rating(
    'info',
    0,
    'AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:N/SC:N/SI:N/SA:N',
    'Nothing is gained by it; a recommendation or an observation.',
  ),
} as const satisfies Readonly<Record<string, Rating>>;

/** Rating of disclosed content by how grave its table calls it. */
export const DISCLOSED: Readonly<Record<Severity, Rating>> = {
  critical: RATINGS.credentials,
  high: RATINGS.allData,
  medium: RATINGS.someData,
  low: RATINGS.hint,
  info: RATINGS.none,
};

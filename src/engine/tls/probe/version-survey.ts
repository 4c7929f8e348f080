import type { TlsVersionSupport } from '../../core/evidence/tls.ts';
import type { HelloVersion } from '../client-hello.ts';
import { suiteName } from '../code-points.ts';
import { COMMON_SUITES, fitsVersion, suitesOf } from '../suite-traits.ts';
import type { HandshakeResponse, ReadUntil } from './handshake.ts';
import { type Observations, revealsDh } from './observations.ts';
import type { TlsSession } from './tls-session.ts';

/** Some stacks drop hellos with more suites than this. */
const SUITES_PER_HELLO = 118;
const SUITES_PER_SMALL_HELLO = 24;

/** Results for one protocol version of one server: accepted suites, and those that are still undecided. */
export class VersionSurvey {
  readonly version: HelloVersion;
  readonly #session: TlsSession;
  readonly #observations: Observations;
  readonly #accepted = new Set<number>();
  readonly #undecided: Set<number>;

  constructor(version: HelloVersion, session: TlsSession, observations: Observations) {
    this.version = version;
    this.#session = session;
    this.#observations = observations;
    const usualFirst = [...COMMON_SUITES, ...suitesOf(version)];
    const fitting = new Set(suitesOf(version));
    this.#undecided = new Set(usualFirst.filter((code) => fitting.has(code)));
  }

  get isAccepted(): boolean {
    return this.#accepted.size > 0;
  }

  get undecided(): readonly number[] {
    return [...this.#undecided];
  }

  /** Suites not known to be refused. */
  get supportedOrOpen(): readonly number[] {
    return [...this.#accepted, ...this.#undecided];
  }

  /** Accepted suites, then common ones of the version: at most 60, which every stack reads. */
  get likelySuites(): number[] {
    const accepted = suitesOf(this.version).filter((code) => this.#accepted.has(code));
    const common = COMMON_SUITES.filter((code) => fitsVersion(code, this.version));
    return [...new Set([...accepted, ...common])].slice(0, 60);
  }

  /** Splits suites into lists that fit one hello of this server. */
  chunks(suites: readonly number[]): number[][] {
    const size = this.#session.small ? SUITES_PER_SMALL_HELLO : SUITES_PER_HELLO;
    const count = Math.ceil(suites.length / size);
    return Array.from({ length: count }, (_, index) => suites.slice(index * size, (index + 1) * size));
  }

  /**
   * Offers suites and learns from the response which one is accepted, or that none is.
   * @param groups default: all of the version
   */
  async offer(suites: readonly number[], until?: ReadUntil, groups?: readonly number[]): Promise<HandshakeResponse> {
    const shares = [29, 23].flatMap((group) => this.#session.keys.share(group) ?? []);
    const response = await this.#session.handshake({
      version: this.version,
      suites,
      small: this.#session.small,
      until: until ?? (this.version !== 'TLSv1.3' && suites.some(revealsDh) ? 'flight' : 'hello'),
      ...(this.version === 'TLSv1.3' ? { keyShares: shares } : {}),
      ...(groups === undefined ? {} : { groups }),
    });
    this.learn(suites, response);
    return response;
  }

  learn(suites: readonly number[], response: HandshakeResponse): void {
    this.#observations.note(response);
    const { hello } = response.flight ?? {};
    if (response.kind === 'accepted' && hello != null) {
      this.#accepted.add(hello.suite);
      this.#undecided.delete(hello.suite);
    } else if (response.kind === 'refused' || (response.kind === 'silent' && !response.timedOut))
      for (const code of suites) this.#undecided.delete(code);
  }

  /** Marks suites as undecided again after a refusal that may have had another cause. */
  reopen(suites: readonly number[]): void {
    for (const code of suites) this.#undecided.add(code);
  }

  toSupport(isDeep: boolean): TlsVersionSupport {
    const suites = [...this.#accepted].sort((a, b) => a - b).map((code) => ({ code, name: suiteName(code) }));
    const enumerated = isDeep && this.isAccepted && this.#undecided.size === 0;
    return { version: this.version, accepted: this.isAccepted, suites, enumerated };
  }
}

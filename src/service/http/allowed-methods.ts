import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

/** The methods of each path, for 405 and its Allow header (RFC 9110, section 10.2.1). */
export class AllowedMethods {
  readonly #methods = new Map<string, Set<string>>();
  readonly #served = new Set<string>();

  /** Records every route registered from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      const methods = this.#methods.get(url) ?? new Set();
      for (const name of [method].flat()) {
        methods.add(name);
        this.#served.add(name);
      }
      this.#methods.set(url, methods);
    });
  }

  /**
   * True for a method that no route has, and for a literal path that only has other methods: GET /v1/scans/bulk must not
   * match the parameter of /v1/scans/{scan_id}.
   */
  refuses(method: string, path: string): boolean {
    return !this.#served.has(method) || this.#methods.get(path)?.has(method) === false;
  }

  /** @returns method_not_allowed when the path has other methods, else not_found */
  error(method: string, path: string): ApiError {
    const allowed = [...(this.#methods.get(path) ?? this.#byPattern(path))];
    if (allowed.length === 0) return new ApiError('not_found', 'No such path.');
    const allow = allowed.join(', ');
    return new ApiError('method_not_allowed', `${method} is not allowed here; allowed: ${allow}.`, {
      headers: { allow },
    });
  }

  #byPattern(path: string): Set<string> {
    const parts = path.split('/');
    const fitting = [...this.#methods].filter(([url]) => {
      const pattern = url.split('/');
      return (
        pattern.length === parts.length &&
        pattern.every((part, i) => part === parts[i] || (part.startsWith(':') && parts[i] !== ''))
      );
    });
    return new Set(fitting.flatMap(([, methods]) => [...methods]));
  }
}

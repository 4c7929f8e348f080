import type { DnsResolver } from '../../src/engine/core/resolver.ts';

/** Answers for the planted names: every `*.example` name is loopback, and the weak shop takes mail but set nothing up to protect it. */
export const plantedResolver: DnsResolver = {
  resolve4: (name) => (name.endsWith('.example') ? Promise.resolve(['127.0.0.1']) : missing(name)),
  resolve6: missing,
  resolveTxt: missing,
  resolveMx: (name) =>
    name === 'weak-shop.example'
      ? Promise.resolve([{ exchange: 'mx.weak-shop.example', priority: 10 }])
      : missing(name),
  resolveCname: missing,
  resolveCaa: missing,
  resolveTlsa: missing,
  getServers: () => [],
};

function missing(name: string): Promise<never> {
  return Promise.reject(Object.assign(new Error(`no data for ${name}`), { code: 'ENODATA' }));
}

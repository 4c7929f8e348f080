import { ownValue } from '../../shared/records.ts';
import type { FailureCode } from '../core/evidence/http.ts';

export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
}

const BY_CODE: Readonly<Record<string, FailureCode>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ECONNABORTED: 'reset',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EHOSTDOWN: 'unreachable',
  EACCES: 'unreachable',
  EPROTO: 'tls',
};

/** Why a connection or request failed. The message contains no text of the site. */
export function failureOf(error: unknown): Failure {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('HPE_')) return { code: 'protocol', message: `the response is not valid HTTP (${code})` };
  if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS')) {
    return { code: 'tls', message: `the TLS handshake failed (${code})` };
  }
  const known = ownValue(BY_CODE, code);
  if (known !== undefined) return { code: known, message: `${describe(known)} (${code})` };
  if (message.includes('socket disconnected before secure TLS')) {
    return { code: 'tls', message: 'the server closed the connection during the TLS handshake' };
  }
  return { code: 'protocol', message: code === '' ? 'the response could not be read' : `the request failed (${code})` };
}

function describe(code: FailureCode): string {
  switch (code) {
    case 'refused':
      return 'the connection was refused';
    case 'reset':
      return 'the server closed the connection';
    case 'timeout':
      return 'the connection timed out';
    case 'dns':
      return 'the name could not be resolved';
    case 'unreachable':
      return 'the address is unreachable';
    default:
      return 'the TLS handshake failed';
  }
}

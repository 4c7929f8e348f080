import { Target } from '../contract/target.ts';
import { conform, isRecord } from './conform.ts';
import { ServiceResponseError } from './errors.ts';

/** A target as some service tells it: the status may be missing ('') or a word that we do not know. */
export type ReceivedTarget = Omit<Target, 'status'> & { readonly status: string };

/** @throws ServiceResponseError without an id */
export function readTarget(body: unknown, request: string): ReceivedTarget {
  const target = conform(Target, body) as ReceivedTarget;
  if (target.id === '') {
    throw new ServiceResponseError('response_malformed', `${request}: the answer is not a target with an id.`, {
      request,
    });
  }
  return target;
}

/**
 * Reads the answer of verify, whose form the API document does not show: the target, or any object that says `status` or
 * `verified`.
 */
export function readVerification(body: unknown): ReceivedTarget {
  const target = conform(Target, isRecord(body) && isRecord(body['target']) ? body['target'] : body) as ReceivedTarget;
  const said = isRecord(body) && body['verified'] === true;
  return target.status === '' && said ? { ...target, status: 'verified' } : target;
}

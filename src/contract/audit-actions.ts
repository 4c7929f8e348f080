/** Every action of the audit trail: what its entry is about, and what it means. */
export const AUDIT_ACTIONS = {
  'admin_token.issued': ['workspace', 'A new admin token replaced the earlier one.'],
  'console.link_created': ['`console`', 'A one-time link to the settings console was created.'],
  'console.sign_in_refused': ['`console`', 'A credential was refused. 30 a minute are recorded at most.'],
  'console.signed_in': ['session', 'Someone signed in to the settings console.'],
  'console.signed_out': ['session', 'Someone signed out.'],
  'finding.accepted': [
    'finding',
    'A finding is ignored for a reason, in every scan of its target, perhaps until a date.',
  ],
  'finding.reopened': ['finding', 'A finding is no longer ignored.'],
  'key.created': ['key', 'A workspace key or a personal access token was created.'],
  'key.revoked': ['key', 'A key was revoked. Its webhook subscriptions are disabled.'],
  'key.rotated': ['key', 'A key was replaced by the key `to`.'],
  'member.added': ['member', 'A member was added.'],
  'member.removed': ['name of the member', 'A member was removed and their tokens revoked.'],
  'member.role_changed': ['member', 'The role of a member changed.'],
  'scan.cancelled': ['scan', 'A scan was cancelled.'],
  'scan.created': [
    'scan, the first one of a bulk request',
    'A request created scans. A bulk request has one entry: `count`, and `scan_ids` with all of them.',
  ],
  'scan.deleted': ['scan', 'A scan was deleted with its findings, report, events and deliveries.'],
  'target.created': ['target', 'A target was registered, by itself or with the first scan of its host.'],
  'target.deleted': ['target', 'A target was deleted with its proof of ownership.'],
  'target.erased': ['target', 'Everything stored about a target until then is erased.'],
  'target.expired': ['target', 'The last proof of ownership is too old, and a new check did not find it.'],
  'target.verified': ['target', 'Ownership of a target was proven. Later checks that find the proof are not recorded.'],
  'tokens.granted': ['workspace', 'Tokens were added to the balance.'],
  'webhook.created': ['webhook', 'A subscription was created.'],
  'webhook.deleted': ['webhook', 'A subscription was deleted.'],
  'webhook.disabled': ['webhook', 'The service disabled a subscription: its receiver is `gone` or kept `failing`.'],
  'webhook.replayed': ['webhook', 'Deliveries were queued again: one (`delivery_id`), or `count` of a period.'],
  'webhook.secret_rotated': ['webhook', 'A subscription got a new signing secret.'],
  'webhook.updated': ['webhook', 'The events or the status of a subscription changed.'],
} as const satisfies Record<string, readonly [subject: string, meaning: string]>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

import { ApiError } from '../errors.ts';
import type { Principal, ServiceContext } from '../service-context.ts';
import type { Transaction } from '../store/store.ts';
import { coveringHostnames, refuseForeignTarget, type ScanAddress } from '../targets/hostname.ts';
import { insertTarget, TARGET_COLUMNS, type TargetRow } from '../targets/target-row.ts';

/** Finds the targets of a batch with one query and registers new targets for quick scans. */
export class TargetFinder {
  readonly #tx: Transaction;
  readonly #service: ServiceContext;
  readonly #principal: Pick<Principal, 'workspaceId' | 'targets'>;
  readonly #now: Date;
  readonly #known = new Map<string, TargetRow>();
  /** Targets that {@link register} added. */
  readonly registered: TargetRow[] = [];

  constructor(
    tx: Transaction,
    service: ServiceContext,
    principal: Pick<Principal, 'workspaceId' | 'targets'>,
    now: Date,
  ) {
    this.#tx = tx;
    this.#service = service;
    this.#principal = principal;
    this.#now = now;
  }

  async load(addresses: readonly ScanAddress[]): Promise<void> {
    const hostnames = new Set(addresses.flatMap((address) => Object.values(coveringHostnames(address)).flat()));
    if (hostnames.size === 0) return;
    const rows = await this.#tx.query<TargetRow>(
      `SELECT ${TARGET_COLUMNS} FROM targets
       WHERE workspace_id = $1 AND deleted_at IS NULL AND hostname = ANY($2)`,
      [this.#principal.workspaceId, [...hostnames]],
    );
    for (const row of rows) this.#known.set(row.hostname, row);
  }

  /** `row` is null for a new target: {@link register} it once nothing else refuses the scan. @throws ApiError target_not_verified, target_not_allowed */
  forScan(address: ScanAddress, scanType: string, param: string) {
    refuseForeignTarget(param, address, this.#principal);
    const { own, above } = coveringHostnames(address);
    const find = (names: readonly string[]) =>
      names.flatMap((name) => {
        const row = this.#known.get(name);
        return row === undefined ? [] : [row];
      });
    const registered = find(own);
    const proof = [...registered, ...find(above)].find((row) => row.status === 'verified');
    const [exact] = registered;
    const needsProof = scanType !== 'quick' || this.#service.config.requireVerification;
    if (proof === undefined && needsProof) {
      throw new ApiError(
        'target_not_verified',
        `${address.text} is not a verified target, and a ${scanType} scan requires proof of ownership (POST /v1/targets, then POST /v1/targets/{target_id}/verify).`,
        { param },
      );
    }
    const row = exact ?? proof ?? null;
    const isRegisteredPort = exact !== undefined && exact.hostname === own[1] && address.impliedPort !== null;
    return { row, proven: proof !== undefined, hostname: isRegisteredPort ? exact.hostname : address.text };
  }

  /** @throws ApiError conflict when the target was deleted concurrently */
  async register(address: ScanAddress): Promise<TargetRow> {
    const row = await insertTarget(this.#tx, this.#principal.workspaceId, address, this.#service.config, this.#now);
    if (row !== undefined) this.registered.push(row);
    const found =
      row ??
      (
        await this.#tx.query<TargetRow>(
          `SELECT ${TARGET_COLUMNS} FROM targets WHERE workspace_id = $1 AND hostname = $2 AND deleted_at IS NULL`,
          [this.#principal.workspaceId, address.text],
        )
      )[0];
    if (found === undefined)
      throw new ApiError('conflict', `The target ${address.text} was deleted concurrently: retry.`);
    this.#known.set(found.hostname, found);
    return found;
  }
}

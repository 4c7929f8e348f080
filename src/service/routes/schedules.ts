import { page } from '../http/page.ts';
import type { Handlers } from '../http/route-context.ts';
import {
  createSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  toSchedule,
  updateSchedule,
} from '../schedules/schedules.ts';

export const scheduleRoutes = {
  createSchedule: async (tx, { service, principal, body }) => ({
    status: 201,
    body: await createSchedule(service, principal, body, tx),
  }),

  listSchedules: (sql, context) => {
    const { workspaceId } = context.principal;
    return page(context, ['schedules', workspaceId], (query) => listSchedules(sql, workspaceId, query), toSchedule);
  },

  getSchedule: async (sql, { principal, params }) => ({
    status: 200,
    body: toSchedule(await findSchedule(sql, principal, params.schedule_id)),
  }),

  updateSchedule: async (tx, { service, principal, params, body }) => ({
    status: 200,
    body: await updateSchedule(service, principal, params.schedule_id, body, tx),
  }),

  deleteSchedule: async (tx, { service, principal, params }) => {
    await deleteSchedule(service, principal, params.schedule_id, tx);
    return { status: 204 };
  },
} satisfies Handlers;

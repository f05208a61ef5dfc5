import { isUnderWay } from '@storefront/contract/domain/spreadsheet/sheet'
import { Failure } from '../../../core/failure'
import type { JobCtx, StaffCtx } from '../../../core/context.types'
import { languageFrom } from '../../../core/i18n'
import { cancelJob, scheduleJob } from '../../../db/queue'
import { raiseContentVersion } from '../../../http/call/content-version'
import { applyNext, stopText } from './apply-part'
import { endRecord } from './import-record'
import { importSizes } from './import-sizes'
import { permsOfKind } from './kinds'
import { planNext } from './plan-part'
import { readNextRows } from './read-rows'
import { readStored, type StoredPlan } from './stored-plan'

type Step = (ctx: StaffCtx, plan: StoredPlan) => Promise<boolean | Failure>

/** The step of each status; false is one that another process takes at the moment. */
const steps: Partial<Record<StoredPlan['status'], Step>> = {
  reading: readNextRows,
  planning: planNext,
  applying: applyNext,
}

/** `rest` is an import that waits for its owner or is over; `more` has other steps; `busy` is worked on elsewhere. */
type Progress = 'rest' | 'more' | 'busy'

/** Takes steps of an import, at least one, until it rests or its time is over. */
export async function advanceImport(ctx: StaffCtx, id: number, timeMs: number): Promise<Progress | Failure> {
  const end = performance.now() + timeMs
  do {
    const plan = await ctx.db.read((tx) => readStored(ctx, tx, id))
    const step = plan && steps[plan.status]
    if (!step) return 'rest'
    const isTaken = await step(ctx, plan)
    if (isTaken instanceof Failure) return isTaken
    if (!isTaken) return 'busy'
  } while (performance.now() < end)
  const plan = await ctx.db.read((tx) => readStored(ctx, tx, id))
  return plan && isUnderWay(plan.status) ? 'more' : 'rest'
}

const STOP = `update spreadsheet_plan set status = 'failed', failure = $3
  where tenant_id = $1 and id = $2 and status in ('reading', 'planning', 'applying') returning import_id`

/** Ends an import that cannot go on; the parts that are written stay, and its owner reads why. */
async function stopImport(ctx: StaffCtx, id: number, failure: Failure): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [plan] = await tx.rows<{ import_id: number | null }>(STOP, [ctx.tenant.id, id, stopText(ctx, failure)])
    if (plan?.import_id) await endRecord(ctx, tx, plan.import_id, 'failed')
  })
}

/** A process that has lost the race for a step looks again after so long. */
const BUSY_MS = 2000

/** Plans the job that goes on with an import, or takes it off the list where it rests. */
export async function scheduleRest(ctx: JobCtx, id: number, progress: Progress): Promise<void> {
  const job = { tenantId: ctx.tenant.id, kind: 'sheet_import', key: String(id) } as const
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, job.tenantId, job.kind, job.key)
    const runAt = new Date(ctx.now.getTime() + (progress === 'busy' ? BUSY_MS : 0))
    if (progress !== 'rest') await scheduleJob(tx, { ...job, runAt })
  })
}

/**
 * Goes on with an import for a slice of time in the name of its owner, and plans itself again for the rest. A process
 * that dies leaves the step at hand to the next try.
 * @param key the plan's id
 */
export async function advancePart(jobCtx: JobCtx, key: string): Promise<void> {
  const id = Number(key)
  const plan = await jobCtx.db.read((tx) => readStored(jobCtx, tx, id))
  if (!plan) return scheduleRest(jobCtx, id, 'rest')
  const ctx: StaffCtx = {
    ...jobCtx,
    language: languageFrom(plan.language) ?? jobCtx.language,
    perms: permsOfKind(plan.kind, plan.with_cost),
    user: { id: plan.user_id },
    session: null,
    requestId: `sheet_import-${id}`,
  }
  const outcome = await advanceImport(ctx, id, importSizes.sliceMs)
  if (outcome instanceof Failure) await stopImport(ctx, id, outcome)
  if (plan.status === 'applying') await raiseContentVersion(jobCtx)
  await scheduleRest(jobCtx, id, outcome instanceof Failure ? 'rest' : outcome)
}

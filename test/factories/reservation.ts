import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { next } from './sequence'

export interface MadeReservation {
  id: number
  slug: string
  resource: number
  variants: number[]
}

type VariantOptions = Partial<NewRow<'resv_variant'>>

interface ReservationOptions extends Partial<NewRow<'resv'>> {
  /** Its own, unless the id of another one is named. */
  resource?: Partial<NewRow<'resv_resource'>> | number
  variants?: readonly VariantOptions[]
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** A time range of every day; its own quota binds nothing unless it is given. */
export const timeRange = (start_time: string, end_time: string, quota = 1000, weekdays: number[] = everyDay) => ({
  weekdays,
  start_time,
  end_time,
  quota,
})

/** A resource of one seat on a grid of 30 minutes. */
export async function makeResource(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'resv_resource'>> = {},
): Promise<number> {
  const [row] = await insert(
    tx,
    'resv_resource',
    { tenantId, name: '大工作室', capacity: 1, unitMinutes: 30, ...options },
    { returning: ['id'] },
  )
  return row?.id ?? 0
}

/** A reservation of one resource with one variant, which offers 09:00 to 10:00 and 10:00 to 11:00 of every day. */
export async function makeReservation(
  tx: Connection,
  tenantId: number,
  { resource = {}, variants = [{}], ...options }: ReservationOptions = {},
): Promise<MadeReservation> {
  const resourceId = typeof resource === 'number' ? resource : await makeResource(tx, tenantId, resource)
  const [row] = await insert(
    tx,
    'resv',
    { tenantId, slug: `resv-${next()}`, title: '工作室', ...options },
    { returning: ['id', 'slug'] },
  )
  const rows = variants.map((variant, position) => ({
    tenantId,
    resvId: row?.id ?? 0,
    resourceId,
    position,
    attributeValues: [{ name: '时长', value: `60 分钟 ${position}` }],
    timeRanges: [timeRange('09:00', '10:00'), timeRange('10:00', '11:00')],
    ...variant,
  }))
  const ids = await insert(tx, 'resv_variant', rows, { returning: ['id'] })
  return { id: row?.id ?? 0, slug: row?.slug ?? '', resource: resourceId, variants: ids.map(({ id }) => id) }
}

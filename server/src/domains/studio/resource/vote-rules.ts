import type { RowValues } from '@storefront/contract/resources/define'
import { type Options, parseShape } from '@storefront/contract/resources/shapes'
import { badPart } from '../../../core/bad-request'
import type { ResourceTable } from './resource-table.types'

interface ChosenQuestion {
  id: number
  options: string[]
  /** The last option that a ballot chose. */
  last: number
}

const CHOSEN = `select i.id, i.options, c.last from vote_item i
  join (select item_id, max(option) as last from vote_choice where tenant_id = $1 and vote_id = $2 group by item_id) c on c.item_id = i.id
  where i.tenant_id = $1 and i.vote_id = $2`

/**
 * Ballots name an option by its place: after the first one options are added at the end and their texts mended, but
 * none that was chosen is removed, and none changes its place.
 */
export const checkVote: NonNullable<ResourceTable['check']> = async (ctx, tx, id, { questions }) => {
  const rows = questions as readonly RowValues[]
  const answers = id === null ? [] : await tx.rows<ChosenQuestion>(CHOSEN, [ctx.tenant.id, id])
  for (const [at, row] of rows.entries()) {
    const options = parseShape('options', row.options) as Options | undefined
    const question = answers.find((one) => one.id === row.id)
    if (!options || !question) continue
    const place = `questions.${at}.options`
    if (options.length < question.last) return badPart(place, 'tooFew', { n: question.last }, ctx.language)
    const texts = options.map(({ description }) => description)
    const isMoved = question.options.some((text, n) => texts.includes(text) && texts.indexOf(text) !== n)
    if (isMoved) return badPart(place, 'chosenBefore', {}, ctx.language)
  }
  return null
}

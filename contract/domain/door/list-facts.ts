import type { DoorList } from '../../entities/door/door'
import type { ListFacts } from './admit'

const msOrNull = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

/** Returns a check-in list as the rule of the door (admit) sees it, on the server and on a device. */
export const listFacts = (list: DoorList, eventId: number): ListFacts => ({
  eventId,
  typeIds: list.type_ids,
  takesRegistrations: list.takes_registrations,
  opens: msOrNull(list.opens),
  closes: msOrNull(list.closes),
  reentry: list.reentry,
  hasExit: list.has_exit,
  isInner: list.is_inner,
  needsRotating: list.needs_rotating,
  questions: list.questions,
  minAge: list.min_age,
  attentionTypeIds: list.attention_type_ids,
})

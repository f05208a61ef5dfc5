import fc from 'fast-check'
import { planOffers, type WaitingList } from '../../../contract/domain/events/waiting-list'

const available = fc.option(fc.nat(12), { nil: null })
const waitingList: fc.Arbitrary<WaitingList> = fc
  .record({
    seatsAvailable: available,
    types: fc.array(fc.record({ left: available, isOnSale: fc.boolean() }), { minLength: 1, maxLength: 3 }),
    places: fc.array(fc.record({ ticketId: fc.nat(2), quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 12 }),
  })
  .map(({ seatsAvailable, types, places }) => ({
    isEnabled: true,
    hasStarted: false,
    seatsAvailable,
    types: new Map(types.map((type, id) => [id, type])),
    places: places.map((place, id) => ({ id, ...place, ticketId: place.ticketId % types.length })),
  }))
const sum = (quantities: readonly { quantity: number }[]) => quantities.reduce((all, { quantity }) => all + quantity, 0)

test('offers together never exceed what the event and each type have left', () => {
  fc.assert(
    fc.property(waitingList, (list) => {
      const { offers } = planOffers(list)
      expect(sum(offers)).toBeLessThanOrEqual(list.seatsAvailable ?? Number.POSITIVE_INFINITY)
      for (const [id, { left, isOnSale }] of list.types) {
        const ofType = sum(offers.filter(({ ticketId }) => ticketId === id))
        expect(ofType).toBeLessThanOrEqual(isOnSale ? (left ?? Number.POSITIVE_INFINITY) : 0)
      }
    }),
  )
})

test('within a type offers follow the order of joining without a gap', () => {
  fc.assert(
    fc.property(waitingList, (list) => {
      const { offers } = planOffers(list)
      for (const id of list.types.keys()) {
        const ofType = list.places.filter(({ ticketId }) => ticketId === id)
        const offersOfType = offers.filter(({ ticketId }) => ticketId === id)
        expect(offersOfType).toEqual(ofType.slice(0, offersOfType.length))
      }
    }),
  )
})

test('a place is passed over for its own type alone, never for the seats of the event', () => {
  fc.assert(
    fc.property(waitingList, (list) => {
      const { offers } = planOffers(list)
      const last = offers.at(-1)
      if (!last) return
      const passedOver = list.places.filter(({ id }) => id < last.id && !offers.some((offer) => offer.id === id))
      for (const place of passedOver) {
        const type = list.types.get(place.ticketId)
        const takenCount = sum(offers.filter(({ ticketId }) => ticketId === place.ticketId))
        const isFirstOfType = !passedOver.some(({ id, ticketId }) => ticketId === place.ticketId && id < place.id)
        if (isFirstOfType)
          expect(!type?.isOnSale || (type.left !== null && type.left - takenCount < place.quantity)).toBe(true)
      }
    }),
  )
})

test('a reason is said exactly when there is no offer', () => {
  fc.assert(
    fc.property(waitingList, (list) => (planOffers(list).offers.length === 0) === (planOffers(list).reason !== null)),
  )
})

const base: WaitingList = {
  isEnabled: true,
  hasStarted: false,
  seatsAvailable: 5,
  types: new Map([[1, { left: null, isOnSale: true }]]),
  places: [{ id: 1, ticketId: 1, quantity: 2 }],
}
test.each<[string, Partial<WaitingList>]>([
  ['off', { isEnabled: false }],
  ['started', { hasStarted: true }],
  ['nobody', { places: [] }],
  ['sold_out', { seatsAvailable: 0 }],
  ['short', { seatsAvailable: 1 }],
  ['type_sold_out', { types: new Map([[1, { left: 1, isOnSale: true }]]) }],
  ['not_on_sale', { types: new Map([[1, { left: 9, isOnSale: false }]]) }],
])('the reason is %s when that stands against an offer', (reason, change) => {
  expect(planOffers({ ...base, ...change })).toEqual({ offers: [], reason })
})

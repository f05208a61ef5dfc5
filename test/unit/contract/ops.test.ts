import { opsActionCodes, opsActionsOf } from '@storefront/contract/domain/ops/event-actions'
import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import fc from 'fast-check'

const both = opsActionCodes.map((code) => ({ code }))

test('an action requires its code on the event and its permission on the user', () => {
  const verify = { code: 'verify_ticket' }
  expect(opsActionsOf([verify], [permissions.verifyTicket]).map(({ code }) => code)).toEqual(['verify_ticket'])
  expect(opsActionsOf([verify], [permissions.readEventRegistration])).toEqual([])
  expect(opsActionsOf([], [permissions.verifyTicket, permissions.readEventRegistration])).toEqual([])
  expect(opsActionsOf(both, [])).toEqual([])
})

test('the owner permission includes all actions, each with its own route', () => {
  expect(opsActionsOf(both, [ALL_PERMISSIONS])).toEqual([
    { code: 'verify_ticket', route: 'event.event.verify' },
    { code: 'registration', route: 'event.event.eventregistration' },
  ])
})

test('no user gets an action without its permission, or the same action twice', () => {
  const codes = fc.array(
    fc.oneof(fc.constantFrom(...opsActionCodes, 'constructor', ''), fc.string()).map((code) => ({ code })),
  )
  const perms = fc.subarray([permissions.verifyTicket, permissions.readEventRegistration, permissions.changeNote])
  fc.assert(
    fc.property(codes, perms, (codes, permits) => {
      const actions = opsActionsOf(codes, permits).map(({ code }) => code)
      expect(new Set(actions).size).toBe(actions.length)
      for (const code of actions) {
        expect(codes).toContainEqual({ code })
        expect(permits).toContain(
          code === 'verify_ticket' ? permissions.verifyTicket : permissions.readEventRegistration,
        )
      }
    }),
  )
})

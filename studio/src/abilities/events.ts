import { at, auditLog, listFile, none, reasons, resource, same } from './cells'
import type { StoredThing } from './abilities.types'

/** Events with their tickets and registrations, and what is booked. */
export const events: readonly StoredThing[] = [
  resource({ name: 'events', tables: ['event'] }, 'event', {
    export: none(reasons.byHand),
    import: none(reasons.byHand),
  }),
  {
    name: 'ticket types',
    tables: ['event_ticket', 'ticket_setting'],
    cells: {
      list: at('event/:id'),
      search: none(reasons.few),
      filter: none(reasons.few),
      see: at('event/:id'),
      make: at('event/:id', 'PUT /studio/event/{id}/'),
      change: at('event/:id', 'PUT /studio/event/{id}/'),
      copy: at('event/new'),
      remove: at('event/:id', 'PUT /studio/event/{id}/'),
      undo: none('The form is saved as a whole; until then nothing has happened.'),
      export: none(reasons.byHand),
      import: none(reasons.byHand),
      history: auditLog,
      shop: none('The page of the event sells them.'),
    },
  },
  {
    name: 'ticket orders and tickets',
    tables: ['ticket_order', 'issued_ticket', 'ticket_gift', 'ticket_waiting'],
    cells: {
      ...same(['list', 'search', 'filter'], at('ticketorders', 'GET /studio/ops/event/ticketorder/')),
      see: at('ticketorders', 'GET /studio/ops/event/ticketorder/{number}/'),
      ...same(['change', 'remove'], at('ticketorders', 'POST /studio/ops/event/ticketorder/{number}/process/')),
      make: none(reasons.customers),
      copy: none(reasons.unique),
      undo: none(reasons.steps),
      export: listFile('ticketorders'),
      import: none(reasons.customers),
      history: auditLog,
      shop: none('The page of an order opens for its buyer alone.'),
    },
  },
  {
    name: 'registrations',
    tables: ['event_registration', 'registration_setting', 'export_task'],
    cells: {
      ...same(
        ['list', 'search', 'filter', 'see'],
        at('registrations/:id', 'GET /studio/ops/event/event/{id}/registration/'),
      ),
      make: none(reasons.customers),
      change: at('registrations/:id', 'POST /studio/ops/event/eventregistration/{id}/process/'),
      copy: none(reasons.unique),
      remove: at('registrations/:id', 'POST /studio/ops/event/eventregistration/{id}/cancel/'),
      undo: none(reasons.steps),
      export: at('registrations/:id', 'POST /studio/ops/event/event/{id}/registration/export/'),
      import: none(reasons.customers),
      history: auditLog,
      shop: none('A registration is shown to its person alone.'),
    },
  },
  {
    name: 'door lists and scans',
    tables: ['door_block', 'door_device', 'door_gate', 'door_key', 'door_list', 'door_scan'],
    cells: {
      ...same(
        ['make', 'change', 'remove', 'undo', 'history'],
        none('The door is worked with a phone in the hand: its screens are those of the shop under /ops.'),
      ),
      ...same(['list', 'search', 'filter', 'see'], at('doorscans', 'GET /studio/doorscan/')),
      copy: none(reasons.unique),
      export: listFile('doorscans'),
      import: none(reasons.fact),
      shop: none('Guests have no page of it.'),
    },
  },
  resource({ name: 'reservations', tables: ['resv', 'resv_variant'] }, 'resv', {
    export: none(reasons.byHand),
    import: none(reasons.byHand),
  }),
  resource({ name: 'resources of reservations', tables: ['resv_resource'] }, 'resvresource', {
    export: none(reasons.byHand),
    import: none(reasons.byHand),
  }),
  {
    name: 'bookings',
    tables: ['resv_record', 'resv_slot', 'resv_unit', 'resv_tally'],
    cells: {
      ...same(
        ['list', 'search', 'filter', 'see'],
        at('reservations/bookings', 'GET /studio/ops/reservation/resvrecord/'),
      ),
      make: at('reservations/:id', 'POST /studio/ops/reservation/resv/{id}/record/'),
      change: at('reservations/bookings', 'POST /studio/ops/reservation/resvrecord/{id}/move/'),
      copy: none(reasons.unique),
      remove: at('reservations/bookings', 'POST /studio/ops/reservation/resvrecord/{id}/process/'),
      undo: none(reasons.steps),
      export: listFile('reservations/bookings'),
      import: none(reasons.customers),
      history: auditLog,
      shop: none('A booking is shown to its person alone.'),
    },
  },
  {
    name: 'closures',
    tables: ['resv_closure'],
    cells: {
      ...same(['list', 'see'], at('reservations/:id', 'GET /studio/ops/reservation/resv/{id}/schedule/')),
      search: none('The calendar shows them at their days.'),
      filter: none('The calendar shows them at their days.'),
      make: at('reservations/:id', 'POST /studio/ops/reservation/resv/{id}/closure/'),
      change: none('It is removed, and another one is made.'),
      copy: none(reasons.unique),
      remove: at('reservations/:id', 'DELETE /studio/ops/reservation/closure/{id}/'),
      undo: none('Another closure of the same time does the same.'),
      export: none(reasons.byHand),
      import: none(reasons.byHand),
      history: auditLog,
      shop: none('The calendar of the reservation shows it.'),
    },
  },
]

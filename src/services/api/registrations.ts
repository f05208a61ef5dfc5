import { call, type InputOf, type Read, withKey } from '../client'

export type RegistrationsQuery = NonNullable<InputOf<'GET /event/eventregistration/'>['query']>
export type RegistrationAnswers = InputOf<'POST /event/eventregistration/{slug}/'>['body']['data']
type SigninPlace = InputOf<'POST /event/eventregistration/{id}/signin/'>['body']
export type OpsRegistrationsQuery = NonNullable<InputOf<'GET /ops/event/event/{id}/registration/'>['query']> & {
  readonly event: number
}
export type OpsRegistrationStep = InputOf<'POST /ops/event/eventregistration/{id}/process/'>['body']

/** Names of what is cached. */
export const registrationKeys = {
  form: (event: string) => ['registrationForm', event] as const,
  latest: (event: string) => ['registrationForm', event, 'latest'] as const,
  registrations: (query?: RegistrationsQuery) =>
    query ? (['registrations', query] as const) : (['registrations'] as const),
  ops: (query?: OpsRegistrationsQuery) =>
    query ? (['opsRegistrations', query] as const) : (['opsRegistrations'] as const),
}

/**
 * Registrations for events, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const registrationsApi = {
  form: (event: string, options?: Read) =>
    call('GET /event/eventregistration/{slug}/', { params: { slug: event } }, options),
  latest: (event: string, options?: Read) =>
    call(
      'GET /event/eventregistration/{slug}/latestformdata/',
      { params: { slug: event } },
      { ...options, silent: true },
    ),
  registrations: (query: RegistrationsQuery, options?: Read) =>
    call('GET /event/eventregistration/', { query }, options),
  register: (event: string, data: RegistrationAnswers, key: string) =>
    call('POST /event/eventregistration/{slug}/', { params: { slug: event }, body: { data } }, withKey(key)),
  edit: (id: number, data: RegistrationAnswers, key: string) =>
    call(
      'POST /event/eventregistration/{id}/process/',
      { params: { id }, body: { action: 'edit', data } },
      withKey(key),
    ),
  cancel: (id: number, key: string) =>
    call('POST /event/eventregistration/{id}/cancel/', { params: { id } }, withKey(key)),
  signIn: (id: number, place: SigninPlace, key: string) =>
    call('POST /event/eventregistration/{id}/signin/', { params: { id }, body: place }, withKey(key)),
  ops: ({ event, ...query }: OpsRegistrationsQuery, options?: Read) =>
    call('GET /ops/event/event/{id}/registration/', { params: { id: event }, query }, options),
  opsProcess: (id: number, step: OpsRegistrationStep, key: string) =>
    call('POST /ops/event/eventregistration/{id}/process/', { params: { id }, body: step }, withKey(key)),
  opsCancel: (id: number, reason: string, key: string) =>
    call('POST /ops/event/eventregistration/{id}/cancel/', { params: { id }, body: { reason } }, withKey(key)),
}

import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { moment, siteDay } from './moment'

/** Forms; their days count from the seed's own. */
export async function seedForms(scene: Scene, { forms, users }: TenantSeed): Promise<void> {
  const { tx, tenantId } = scene
  const rows = forms.map((f, i) => ({
    tenantId,
    id: i + 1,
    slug: f.slug,
    title: f.title,
    description: f.description,
    jsonSchema: f.jsonSchema,
    uiSchema: f.uiSchema,
    limitTotal: f.limitTotal ?? null,
    limitDaily: f.limitDaily ?? null,
    startAt: f.start ? moment(scene, f.start) : null,
    endAt: f.end ? moment(scene, f.end) : null,
    enableTempSave: f.tempSave,
    successPageTitle: f.successTitle,
    successPageMessage: f.successMessage,
  }))
  await insert(tx, 'form', rows)
  await insert(
    tx,
    'form_option',
    forms.flatMap(({ options = {} }, i) =>
      Object.entries(options).flatMap(([field, labels]) =>
        labels.map((label, position) => ({
          tenantId,
          formId: i + 1,
          field,
          position,
          value: String(position + 1),
          label,
        })),
      ),
    ),
  )
  await insert(
    tx,
    'form_option_tally',
    forms.flatMap(({ quotas = {} }, i) =>
      Object.entries(quotas).flatMap(([field, byValue]) =>
        Object.entries(byValue).map(([value, one]) => ({ tenantId, formId: i + 1, field, value, ...one })),
      ),
    ),
  )
  const userId = numbered(users, (u) => u.key)
  const submissions = forms.flatMap(({ submissions: earlier = [] }, i) =>
    earlier.map(({ user, at, ...one }) => ({ formId: i + 1, userId: userId(user), at, ...one })),
  )
  await insert(
    tx,
    'form_submission',
    submissions.map(({ at, ...one }, i) => ({ tenantId, id: i + 1, createdAt: moment(scene, at), ...one })),
  )
  await insert(
    tx,
    'form_tally',
    submissions.map(({ formId, userId: sender, at }) => ({
      tenantId,
      formId,
      userId: sender,
      total: 1,
      day: siteDay(scene, at.day),
      today: 1,
    })),
  )
}

/** Votes with their questions, and the ballots that are in already. */
export async function seedVotes(scene: Scene, { votes, users }: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const userId = numbered(users, (u) => u.key)
  const rows = votes.map((v, i) => ({
    tenantId,
    id: i + 1,
    slug: v.slug,
    title: v.title,
    description: v.description,
    startAt: v.start ? moment(scene, v.start) : null,
    endAt: v.end ? moment(scene, v.end) : null,
  }))
  await insert(tx, 'vote', rows)
  const items = votes.flatMap((v, i) =>
    v.questions.map(({ options, ...question }, position) => ({
      voteId: i + 1,
      position,
      ...question,
      options: [...options],
    })),
  )
  await insert(
    tx,
    'vote_item',
    items.map((item, i) => ({ tenantId, id: i + 1, ...item })),
  )
  const ballots = votes.flatMap((v, i) =>
    v.ballots.map(({ user, chosen }) => ({ voteId: i + 1, userId: userId(user), chosen })),
  )
  await insert(
    tx,
    'vote_submission',
    ballots.map((b) => ({ tenantId, voteId: b.voteId, userId: b.userId, createdAt: now })),
  )
  const itemId = (voteId: number, position: number) =>
    items.findIndex((item) => item.voteId === voteId && item.position === position) + 1
  const choices = ballots.flatMap((b) =>
    b.chosen.flatMap((keys, position) =>
      keys.map((option) => ({
        tenantId,
        voteId: b.voteId,
        itemId: itemId(b.voteId, position),
        option,
        userId: b.userId,
      })),
    ),
  )
  await insert(tx, 'vote_choice', choices)
}

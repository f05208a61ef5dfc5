import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { moment, siteDay } from './moment'

/** Vote events, their candidates, and the votes that are given already. */
export async function seedVoteEvents(scene: Scene, { voteEvents, users }: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const userId = numbered(users, (u) => u.key)
  const events = voteEvents.map((e, i) => ({
    tenantId,
    id: i + 1,
    slug: e.slug,
    title: e.title,
    description: e.description,
    imageId: gallery.id(e.cover),
    startAt: e.start ? moment(scene, e.start) : null,
    endAt: e.end ? moment(scene, e.end) : null,
    dailyLimit: e.dailyLimit,
  }))
  await insert(tx, 'vote_event', events)
  const candidates = voteEvents.flatMap((e, i) =>
    e.candidates.map((candidate, index) => ({ eventId: i + 1, number: index + 1, ...candidate })),
  )
  const candidateId = (eventId: number, number: number) =>
    candidates.findIndex((one) => one.eventId === eventId && one.number === number) + 1
  const ballots = voteEvents.flatMap((e, i) =>
    e.ballots.map((ballot) => ({ ...ballot, eventId: i + 1, userId: userId(ballot.user) })),
  )
  const choices = ballots.flatMap(({ eventId, userId: voter, daysAgo, numbers }) =>
    numbers.map((number) => ({
      tenantId,
      candidateId: candidateId(eventId, number),
      userId: voter,
      day: siteDay(scene, -daysAgo),
      createdAt: moment(scene, { day: -daysAgo, hour: 12 }),
    })),
  )
  await insert(
    tx,
    'vote_candidate',
    candidates.map(({ eventId, number, title, abstract, picture }, i) => ({
      tenantId,
      id: i + 1,
      eventId,
      number,
      title,
      abstract,
      imageId: gallery.id(picture),
      voteCount: choices.filter((choice) => choice.candidateId === i + 1).length,
    })),
  )
  await insert(tx, 'vote_event_choice', choices)
  // Of each voter the newest day alone: it is what the next vote is compared with.
  const tallies = new Map(
    [...ballots].sort((a, b) => b.daysAgo - a.daysAgo).map((ballot) => [`${ballot.eventId}:${ballot.userId}`, ballot]),
  )
  await insert(
    tx,
    'vote_event_tally',
    [...tallies.values()].map(({ eventId, userId: voter, daysAgo, numbers }) => ({
      tenantId,
      eventId,
      userId: voter,
      day: siteDay(scene, -daysAgo),
      count: numbers.length,
    })),
  )
}

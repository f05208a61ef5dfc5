import type { Page } from '@storefront/contract/entities/common'
import type { SearchWord } from '@storefront/contract/entities/site/search'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { countDone } from '../../../http/call/limit'
import { isPlainText } from '../../../lib/plain-text'
import { sha256 } from '../../../lib/random'
import { fold } from '../../../lib/suggestion/terms'
import { findItems } from './items'

/** Letters of a word that others may see; longer texts are sentences. */
const WORD_MAX = 20
/** Words that are shown at most, the site's own among them. */
const SHOWN_MAX = 20
/** The most frequent words, among which those with typed letters are looked for. */
const FREQUENT_MAX = 200
/** Frequent words among the proposals while a search is typed. */
const PROPOSED_MAX = 3
/** Searches of late that make a word a frequent one. */
const SEARCHES_MIN = 3
/** Weeks after which a word that was searched for once is forgotten. */
const MEMORY_WEEKS = 8
const WEEK_MS = 604_800_000

/** Returns the time on which ranks count: searches a week later count twice as much. */
const weeksAt = (now: Date): number => now.getTime() / WEEK_MS

/** Returns a text as a word that is counted: folded, one blank between its parts; null for what may name a person. */
export function countedWord(search: string): string | null {
  const word = fold(search).trim().replace(/\s+/g, ' ')
  return word !== '' && [...word].length <= WORD_MAX && isPlainText(word, WORD_MAX) ? word : null
}

// The sum of two powers of two by their logarithms; neither is large enough to be computed.
const COUNT = `insert into search_word as w (tenant_id, word, rank) values ($1, $2, $3::float8)
  on conflict (tenant_id, word) do update set
    rank = greatest(w.rank, excluded.rank) + ln(1 + power(2, -abs(w.rank - excluded.rank))) / ln(2)`
const FORGET = `delete from search_word w using (
    select word from search_word where tenant_id = $1 and rank < $2::float8 order by rank limit 5) old
  where w.tenant_id = $1 and w.word = old.word`
const FREQUENT = `select word from search_word where tenant_id = $1 and rank >= $2::float8 order by rank desc limit ${FREQUENT_MAX}`

/**
 * Counts a search, once a day for each address and word. What finds nothing that visitors see, and what may name a
 * person, is not kept.
 */
export async function countSearch(ctx: Ctx, search: string): Promise<{ ok: true } | Failure> {
  const word = countedWord(search)
  if (word === null || isHidden(ctx, word)) return { ok: true }
  const weeks = weeksAt(ctx.now)
  await ctx.db.tx(async (tx) => {
    // The key does not tell the address or the word.
    const key = sha256(`${ctx.tenant.slug} ${ctx.client.ip} ${word}`)
    if (await countDone(tx, ctx, 'searchWordPerIp', key)) return
    if ((await findItems(ctx, tx, word)).length === 0) return
    await tx.rows(FORGET, [ctx.tenant.id, weeks - MEMORY_WEEKS], 'search_word_forget')
    await tx.rows(COUNT, [ctx.tenant.id, word, weeks], 'search_word_count')
  })
  return { ok: true }
}

const isHidden = (ctx: Ctx, word: string): boolean =>
  ctx.tenant.config.hidden_words.some((hidden) => fold(hidden).trim() !== '' && word.includes(fold(hidden).trim()))

/** Returns the frequent words that the site does not hide, the most frequent first. */
async function readFrequent(ctx: Ctx, tx: Connection): Promise<string[]> {
  const least = weeksAt(ctx.now) + Math.log2(SEARCHES_MIN)
  const rows = await tx.rows<{ word: string }>(FREQUENT, [ctx.tenant.id, least], 'search_word_frequent')
  return rows.map(({ word }) => word).filter((word) => !isHidden(ctx, word))
}

/** Returns the site's own words and the frequent ones, each once. */
async function allWords(ctx: Ctx, tx: Connection): Promise<string[]> {
  const { hot_words: own } = ctx.tenant.config
  const ownWords = new Set(own.map(fold))
  return [...own, ...(await readFrequent(ctx, tx)).filter((word) => !ownWords.has(word))]
}

/** Returns a few of the words that have the letters of a search, but are not the search. */
export async function frequentWith(ctx: Ctx, tx: Connection, search: string): Promise<string[]> {
  const letters = fold(search).trim()
  const words = await allWords(ctx, tx)
  const isNext = (word: string) => fold(word) !== letters && fold(word).includes(letters)
  const begins = (word: string) => Number(fold(word).startsWith(letters))
  return words
    .filter(isNext)
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, PROPOSED_MAX)
}

/** Returns what many search for: the site's own words, then the most frequent. */
export async function frequentWords(ctx: Ctx): Promise<Page<SearchWord>> {
  const words = await ctx.db.read((tx) => allWords(ctx, tx))
  const results = words.slice(0, SHOWN_MAX).map((word) => ({ word }))
  return { count: results.length, results }
}

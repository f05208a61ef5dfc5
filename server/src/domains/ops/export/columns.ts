import type { Submission } from '@storefront/contract/entities/forms/submission'

/** More columns than this are not written; Excel itself takes 16,384. */
const COLUMNS_MAX = 1000

/**
 * Columns of a file of submissions, whose number of answers differs: a list gives as many as it has items. Each new
 * title stands behind the one before it in its submission, so that the columns keep the form's order.
 */
export class ExportColumns {
  readonly titles: string[] = []
  readonly #keys: string[] = []

  /** Returns the names of the answers' columns; equal titles are numbered. */
  static keysOf(answers: Submission['answers']): string[] {
    const turns = new Map<string, number>()
    return answers.map(({ title }) => {
      const turn = turns.get(title) ?? 0
      turns.set(title, turn + 1)
      return `${turn} ${title}`
    })
  }

  add(answers: Submission['answers']): void {
    let place = 0
    for (const [n, key] of ExportColumns.keysOf(answers).entries()) {
      const at = this.#keys.indexOf(key)
      if (at >= 0) place = at + 1
      else if (this.#keys.length < COLUMNS_MAX) {
        this.#keys.splice(place, 0, key)
        this.titles.splice(place, 0, answers[n]?.title ?? '')
        place += 1
      }
    }
  }

  /** One submission's texts in the columns' order, of pictures their addresses; '' where it has none. */
  row(answers: Submission['answers'], origin: string): string[] {
    const texts = new Map(ExportColumns.keysOf(answers).map((key, n) => [key, textOf(answers[n], origin)]))
    return this.#keys.map((key) => texts.get(key) ?? '')
  }
}

const textOf = (answer: Submission['answers'][number] | undefined, origin: string): string =>
  answer
    ? [answer.value, ...answer.images.map((url) => (url.startsWith('/') ? origin + url : url))]
        .filter((text) => text !== '')
        .join(' ')
    : ''

/** @jest-environment jsdom */
import { screenStateOf, saveScreenState } from '@/router/h5/screen-state'
import type { Screen } from '../../../src/router/h5/screen.types'

const screenAt = (key: string): Screen => ({ entry: { key, index: 0 } }) as Screen

beforeEach(() => window.sessionStorage.clear())

test('saved state is restored for another screen at the same history entry', () => {
  const screen = screenAt('a')
  screenStateOf(screen).save('list', () => ({ rows: 40 }))
  saveScreenState(screen)
  expect(screenStateOf(screenAt('a')).restore('list')).toEqual({ rows: 40 })
  expect(screenStateOf(screenAt('b')).restore('list')).toBeUndefined()
  expect(screenStateOf(screenAt('a')).restore('other')).toBeUndefined()
})

test('state is saved each time the screen is left, until its saver is removed', () => {
  const screen = screenAt('a')
  let rows = 20
  const end = screenStateOf(screen).save('list', () => rows)
  saveScreenState(screen)
  rows = 60
  saveScreenState(screen)
  expect(screenStateOf(screen).restore('list')).toBe(60)
  end()
  saveScreenState(screen)
  expect(screenStateOf(screen).restore('list')).toBeUndefined()
})

test('an undefined state takes no storage', () => {
  const screen = screenAt('a')
  screenStateOf(screen).save('list', () => undefined)
  saveScreenState(screen)
  expect(window.sessionStorage.getItem('router:memory')).toBe('[]')
})

test('the oldest state is evicted beyond eight screens', () => {
  for (let at = 0; at < 12; at += 1) {
    const screen = screenAt(`entry${at}`)
    screenStateOf(screen).save('list', () => at)
    saveScreenState(screen)
  }
  expect(screenStateOf(screenAt('entry3')).restore('list')).toBeUndefined()
  expect(screenStateOf(screenAt('entry4')).restore('list')).toBe(4)
  expect(screenStateOf(screenAt('entry11')).restore('list')).toBe(11)
})

test('invalid or full storage loses the state without an error', () => {
  window.sessionStorage.setItem('router:memory', '{')
  expect(screenStateOf(screenAt('a')).restore('list')).toBeUndefined()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const screen = screenAt('a')
  screenStateOf(screen).save('list', () => 1)
  expect(() => saveScreenState(screen)).not.toThrow()
})

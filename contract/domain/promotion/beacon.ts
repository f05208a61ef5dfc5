/** A chain of drand: a public value at fixed times, signed by many parties together, that nobody knows before. */
export interface BeaconChain {
  readonly name: string
  /** On the curve's second group, compressed, hex; its signatures are on the first (`bls-unchained-g1-rfc9380`). */
  readonly publicKey: string
  /** The server of the stand-in knows its own key, so a draw by it proves nothing outside of a demonstration. */
  readonly isDemo?: true
}

/** drand's quicknet: a value every three seconds since its first. */
export const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
/** The chain of the loopback server, in quicknet's times. */
export const DEMO_CHAIN = 'c2173b67a865d237f282f75589e2c50397798a37c430357778a4621063568bde'

/** The chains whose signatures are verified, by their hashes. */
export const beaconChains: Readonly<Record<string, BeaconChain>> = {
  [QUICKNET]: {
    name: 'drand quicknet',
    publicKey:
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  },
  [DEMO_CHAIN]: {
    name: 'demo',
    isDemo: true,
    publicKey:
      '8a7b137bbe4759ea22590605e9259c7dfb1fa59f8389b9471d6e60322afa26b374b544d9ee8b0a8b46017acc382539230c3f45e94215ff608a9ee774cacf7fe1789054a309b07e938d54774323e5da5f5499a57cbfe26fa43d337c84c3133ca8',
  },
}

const GENESIS_MS = 1_692_803_367_000
const PERIOD_MS = 3000
/** Between the end of a raffle, or a freeze that came too late, and the round that draws it. */
const GAP_MS = 60_000

/** Returns the first round that is published after a moment, in milliseconds. */
export const beaconRoundAfter = (time: number): number => Math.floor((time - GENESIS_MS) / PERIOD_MS) + 2

/** Returns when a round is published, in milliseconds. */
export const beaconRoundTime = (round: number): number => GENESIS_MS + (round - 1) * PERIOD_MS

/** Returns the round that is fixed when a raffle is published: the first one a minute after its end. */
export const plannedRoundAfter = (end: number): number => beaconRoundAfter(end + GAP_MS)

/**
 * Returns the round that draws a list: the planned one, or, for a list that was frozen when that value was public
 * already, the first one a minute after the freeze. So nobody can choose the list by the value.
 */
export const roundOfDraw = (plannedRound: number, frozenAt: number): number =>
  frozenAt < beaconRoundTime(plannedRound) ? plannedRound : beaconRoundAfter(frozenAt + GAP_MS)

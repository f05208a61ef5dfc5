export * from './constants'
export * from './errors'
export * from './permissions'
export * from './routes'

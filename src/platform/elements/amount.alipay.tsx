export * from './mini/amount'

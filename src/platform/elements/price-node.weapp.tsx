export * from './mini/price-node'

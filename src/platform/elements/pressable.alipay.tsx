export * from './mini/pressable'

// Large sales are counted by the id of their order, as a code is given again; `work` counts them.
export const countedSales: readonly string[] = [`delete from figure where kind = 'large'`]

/** Why a template cannot become a rule: what it has, after "it has". */
export class LeftOut extends Error {}

import type { Move, Moves } from "../text/move.ts";

/** Moves that are followed, at most: beyond, running a template again is as good. */
export const maxMoves = 60;

/** Moves one after the other. What is typed at one place is one move. */
export function joinedMoves(before: Moves, after: Moves): Moves {
  const moves = [...before];
  for (const move of after) {
    const index = moves.findLastIndex(({ file }) => file === move.file);
    const last = moves[index];
    const joined = last === undefined ? undefined : together(last, move);
    if (joined === undefined) moves.push(move);
    else moves[index] = joined;
  }
  return moves;
}

/** Only of insertions: what was deleted may have stood where the next move begins. */
function together(first: Move, second: Move): Move | undefined {
  const fits =
    first.by > 0 &&
    second.by > 0 &&
    second.startFrom === first.startFrom + first.by &&
    second.endFrom === first.endFrom + first.by;
  return fits ? { ...first, by: first.by + second.by } : undefined;
}

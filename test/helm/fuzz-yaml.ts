/**
 * Holds random damaged YAML texts against helm: `npx tsx test/helm/fuzz-yaml.ts [--count=1000] [--seed=1] [--helm3]`. Both
 * must read the same, or refuse the text.
 */
import { damagedYaml } from "./damage.ts";
import type { HelmFlavour } from "./helm-binary.ts";
import { option, randomIndexes } from "./random.ts";
import { readYamlTexts } from "./yaml-answers.ts";

const args = process.argv.slice(2);
const flavour: HelmFlavour = args.includes("--helm3") ? "helm3" : "helm4";
const random = randomIndexes(option(args, "seed", 1));
const counts = { equal: 0, bothRefuse: 0, different: 0, onlyOwnRefuses: 0, onlyHelmRefuses: 0 };
const atOnce = 500;

/** A text of a few keys with everything that values files hold. */
const sound = `# a values file
replicas: 3
image: {repository: "nginx", tag: '1.27'}
args: [--a=b, "--c", 'd']
empty: {}
list:
  - name: one
    value: "x\\ty"
  - - nested
    - 1.50
  -
    name: two
block: |
  first
    second

folded: >-
  some
  words

  more
anchored: &anchor
  key: value   # said
alias: *anchor
merged:
  <<: *anchor
  other: ~
? long key
: long value
plain: several words
  on two lines
"quoted": 'it''s'
`;

for (let left = option(args, "count", 1000); left > 0; left -= atOnce) {
  const texts = Array.from({ length: Math.min(left, atOnce) }, () => damagedYaml(damagedYaml(sound, random), random));
  const { helm, own } = readYamlTexts(flavour, texts);
  for (const [index, text] of texts.entries()) {
    const outcome = outcomeOf(helm[index], own[index]);
    counts[outcome] += 1;
    if (outcome === "equal" || outcome === "bothRefuse") continue;
    console.log(`${outcome}: ${JSON.stringify(text)}\n    helm ${helm[index]}\n    own  ${own[index]}`);
  }
}
console.log(JSON.stringify(counts));

function outcomeOf(helm: string | undefined, own: string | undefined): keyof typeof counts {
  if (helm === undefined) return own === undefined ? "bothRefuse" : "onlyHelmRefuses";
  if (own === undefined) return "onlyOwnRefuses";
  return helm === own ? "equal" : "different";
}

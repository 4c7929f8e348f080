#!/bin/sh
# Makes assets/fonts/*.ttf from the devDependency dejavu-fonts-ttf: Latin, Greek, Cyrillic, punctuation and the signs the
# reports draw. Needs fonttools (pip install fonttools). The results are committed; run it only to change the ranges.
# Layout tables are dropped: no ligatures, so that text copied out of a PDF is the text that was put in.
set -eu
cd "$(dirname "$0")/.."
source=node_modules/dejavu-fonts-ttf
text='U+0020-007E,U+00A0-024F,U+0250-02AF,U+02B0-02FF,U+0300-036F,U+0370-03FF,U+0400-052F,U+1E00-1EFF,U+1F00-1FFF'
signs='U+2010-2027,U+2030-205E,U+2070-209F,U+20A0-20BF,U+2100-214F,U+2150-218F,U+2190-21FF,U+2200-22FF,U+2300-232B'
marks='U+2500-25FF,U+2600-2612,U+2713-2718,U+FB00-FB04,U+FFFD'
for face in DejaVuSans DejaVuSans-Bold DejaVuSansMono; do
  pyftsubset "$source/ttf/$face.ttf" --output-file="assets/fonts/$face.ttf" --unicodes="$text,$signs,$marks" \
    --layout-features='' --drop-tables+=GSUB,GPOS,GDEF,MATH,kern,FFTM --no-hinting --name-IDs='*' --notdef-outline
done
cp "$source/LICENSE" assets/fonts/LICENSE

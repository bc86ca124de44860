/* Words that can be spelled with the letters seen and one more, by a plain loop over all words. */
#include <stdint.h>

int spellable(const uint32_t *sets, int count, uint32_t seen, int32_t *found)
{
    int n = 0;
    for (int i = 0; i < count; i++) {
        uint32_t beyond = sets[i] & ~seen;
        if (!(beyond & (beyond - 1)))
            found[n++] = i;
    }
    return n;
}

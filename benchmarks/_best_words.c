/* The best score of a Quiddler hand by a plain loop over all words, for comparison.
 *
 * Words come as the cards that spell them: one byte a card, `most` bytes a word, padded with zero
 * bytes. A hand is a list of cards, points are by card. One card is discarded for nothing; cards in
 * words count, cards left over count against.
 */
#include <stdint.h>
#include <string.h>

enum { MOST_CARDS = 11, MOST_FOUND = 8192, FIELD = 5 };

int best_points(const uint8_t *words, int count, int most, const uint8_t *hand, int cards,
                const int *points)
{
    int have[256] = {0}, kind[256];
    uint8_t kinds[MOST_CARDS];
    int different = 0;
    for (int i = 0; i < cards; i++) {
        if (!have[hand[i]]++) {
            kind[hand[i]] = different;
            kinds[different++] = hand[i];
        }
    }
    /* Every word that the hand spells, as counts of each kind of card packed into one number. */
    static uint64_t found[MOST_FOUND];
    static int worth[MOST_FOUND];
    int spelled = 0;
    for (int w = 0; w < count; w++) {
        const uint8_t *word = words + (size_t)w * most;
        int used[256];
        uint64_t packed = 0;
        int sum = 0, fits = 1;
        for (int i = 0; i < most && word[i]; i++) {
            if (!have[word[i]]) {
                fits = 0;
                break;
            }
        }
        if (!fits)
            continue;
        for (int i = 0; i < different; i++)
            used[kinds[i]] = 0;
        for (int i = 0; i < most && word[i]; i++) {
            if (++used[word[i]] > have[word[i]]) {
                fits = 0;
                break;
            }
            packed += 1ULL << FIELD * kind[word[i]];
            sum += points[word[i]];
        }
        if (fits && spelled < MOST_FOUND) {
            found[spelled] = packed;
            worth[spelled++] = sum;
        }
    }
    /* The most points in words for every group of cards, the smaller groups first. */
    uint64_t guards = 0;
    int size = 1, stride[MOST_CARDS];
    for (int i = 0; i < different; i++) {
        guards |= 1ULL << (FIELD * i + FIELD - 1);
        stride[i] = size;
        size *= have[kinds[i]] + 1;
    }
    static int laid[1 << MOST_CARDS];
    static uint64_t groups[1 << MOST_CARDS];
    static int places[MOST_FOUND];
    for (int w = 0; w < spelled; w++) {
        places[w] = 0;
        for (int i = 0; i < different; i++)
            places[w] += stride[i] * (int)(found[w] >> FIELD * i & 15);
    }
    int total = 0;
    for (int i = 0; i < cards; i++)
        total += points[hand[i]];
    for (int at = 0; at < size; at++) {
        uint64_t group = 0;
        for (int i = 0; i < different; i++)
            group |= (uint64_t)(at / stride[i] % (have[kinds[i]] + 1)) << FIELD * i;
        groups[at] = group;
        int most_points = 0;
        for (int w = 0; w < spelled; w++) {
            if ((((group | guards) - found[w]) & guards) == guards) {
                int value = worth[w] + laid[at - places[w]];
                if (value > most_points)
                    most_points = value;
            }
        }
        laid[at] = most_points;
    }
    int best = -total;
    for (int i = 0; i < different; i++) {
        int kept = total - points[kinds[i]];
        int value = 2 * laid[size - 1 - stride[i]] - kept;
        if (value > best)
            best = value;
    }
    return best;
}
